// The validators by other authors, which check each release as well.
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
      // Undefined values are absent, as in the file.
      .validate(JSON.parse(JSON.stringify(resource)), { errorOnUnexpected: true, skipCodeValidation: true })
      .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ location, message }) => `second reading: ${location} ${message}`);
}

/** The second validator of R4: HL7's JSON Schema, which has a definition for each resource. */
export async function schemaProblems() {
  const require = createRequire(import.meta.url);
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  // Only the definitions: the validator can no longer read the form of the schema's address. "Any resource" is left
  // open, because each is checked against its own definition.
  const definitions = { ...readR4('fhir.schema.json').definitions, ResourceList: { type: 'object' } };
  ajv.addSchema({ definitions }, 'r4');
  const known = new Map();
  return (resource) => {
    const type = resource.resourceType;
    const validate = known.get(type) ?? ajv.compile({ $ref: `r4#/definitions/${type}` });
    known.set(type, validate);
    // Undefined values are absent, as in the file.
    if (validate(JSON.parse(JSON.stringify(resource)))) return [];
    return validate.errors.map(({ instancePath, message }) => `schema: ${type}${instancePath} ${message}`);
  };
}
