"""Says of each answer of a file of cases whether the OpenAPI 3.1 document accepts it, by Debian's jsonschema."""

import json
import sys

import jsonschema

with open(sys.argv[1]) as text:
    document = json.load(text)
with open(sys.argv[2]) as text:
    cases = json.load(text)
resolver = jsonschema.RefResolver("", document)


def verdict_on(case):
    """Empty where the answer is accepted, else the reason."""
    operation = document["paths"][case["path"]][case["method"].lower()]
    schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
    validator = jsonschema.Draft202012Validator(schema, resolver=resolver)
    error = next(validator.iter_errors(case["answer"]), None)
    return error.message if error else ""


print(json.dumps([verdict_on(case) for case in cases]))
