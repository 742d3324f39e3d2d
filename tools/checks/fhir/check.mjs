// npm run check:fhir: validates the report's FHIR bundles, R5 and R4, against HL7's own definitions: elements, types,
// cardinalities, fixed values and invariants. A second validator by other authors checks each again: R5 against the
// same definitions, R4 against HL7's JSON Schema. The definitions are large and used only here, so this folder has
// its own package.json, and its dependencies are installed when the command is first run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localProgram, root } from '../../steps/run.mjs';
import {
  install,
  r4CodesOf,
  r4StructureDefinitions,
  r5CodesOf,
  r5StructureDefinitions,
} from './definitions.mjs';
import { schemaProblems, secondReadingProblems } from './second-validators.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

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

/** Every bundle of one release. The validator knows one release at a time: later definitions replace earlier ones. */
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

/** The bundle, and each resource in it separately, because the bundle accepts entries of any type. */
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

function problemsOfResource(resource) {
  try {
    // The validator throws errors and returns advice, such as a missing narrative (dom-6).
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

/** Codes of "required" bindings, which the validator leaves to a terminology server. */
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

/** Every reference of a collection must point to one of its entries; the patient has none on purpose. */
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
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [localProgram('tsx'), path.join(here, 'bundles.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`The bundles could not be made:\n${stderr}`);
  return JSON.parse(stdout);
}
