// The validators of other authors that check each release as well.
import { createRequire } from 'node:module';
import { r5StructureDefinitions, readR4 } from './definitions.mjs';

/** The second validator of R5: another library's reading of the same definitions, without their invariants. */
export async function secondReadingProblems() {
  const { Fhir, ParseConformance, Versions } = (await import('fhir')).default;
  const parser = new ParseConformance(false, Versions.R5);
  parser.parseBundle({ entry: r5StructureDefinitions().map((resource) => ({ resource })) });
  const fhir = new Fhir(parser);
  return (resource) =>
    fhir
      // What is undefined is absent, as in the file.
      .validate(JSON.parse(JSON.stringify(resource)), { errorOnUnexpected: true, skipCodeValidation: true })
      .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ location, message }) => `second reading: ${location} ${message}`);
}

/** The second validator of R4: HL7's JSON Schema, of which each resource has a definition of its own. */
export async function schemaProblems() {
  const require = createRequire(import.meta.url);
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  // Only the definitions: its address is written in a way the validator no longer reads. "Any resource" is left open,
  // since each is checked against its own.
  const definitions = { ...readR4('fhir.schema.json').definitions, ResourceList: { type: 'object' } };
  ajv.addSchema({ definitions }, 'r4');
  const known = new Map();
  return (resource) => {
    const type = resource.resourceType;
    const validate = known.get(type) ?? ajv.compile({ $ref: `r4#/definitions/${type}` });
    known.set(type, validate);
    // What is undefined is absent, as in the file.
    if (validate(JSON.parse(JSON.stringify(resource)))) return [];
    return validate.errors.map(({ instancePath, message }) => `schema: ${type}${instancePath} ${message}`);
  };
}
