-- Pictures were wanted or not; now they are wide, tall or told in words.

UPDATE users
SET settings = json_set(settings, '$.pictures', CASE json_type(settings, '$.pictures') WHEN 'false' THEN 'words' ELSE 'wide' END)
WHERE json_type(settings, '$.pictures') IN ('true', 'false');
