// npm run check:fhir: validates the report's FHIR bundles against HL7's own R5 definitions, elements, types,
// cardinalities, fixed values and invariants. The definitions are large and of use here only, so this folder has a
// package.json of its own, and its dependencies are installed when the command is first run.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const definitions = path.join(here, 'node_modules/hl7.fhir.r5.core');

install();
const { indexStructureDefinitionBundle, validateResource } = await import('@medplum/core');
indexStructureDefinitionBundle(structureDefinitions());

proveItCanFail();
const failures = bundles().flatMap(({ name, bundle }) => {
  const problems = problemsOf(bundle);
  console.log(`${problems.length === 0 ? 'valid  ' : 'INVALID'}  ${name} (${bundle.entry.length} resources)`);
  return problems;
});
for (const problem of failures) console.error(`         ${problem}`);
if (failures.length > 0) process.exit(1);

function install() {
  if (existsSync(definitions) && existsSync(path.join(here, 'node_modules/@medplum/core'))) return;
  console.log('Installing the FHIR definitions and validator (about 95 MB, once)');
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

/** Data types and resources; profiles of them and logical models are not what the bundle claims to follow. */
function structureDefinitions() {
  const all = readdirSync(definitions)
    .filter((file) => file.startsWith('StructureDefinition-'))
    .map((file) => JSON.parse(readFileSync(path.join(definitions, file), 'utf8')))
    .filter(
      ({ derivation, kind, snapshot }) => derivation !== 'constraint' && kind !== 'logical' && snapshot,
    );
  // The validator applies the invariants written on an element, not those of its data type (a ratio has both of its
  // halves): they are written onto the element.
  const ofType = new Map(all.map(({ type, snapshot }) => [type, snapshot.element[0].constraint ?? []]));
  for (const { snapshot } of all) {
    for (const element of snapshot.element.slice(1)) {
      if (element.type?.length !== 1) continue;
      const known = new Set(element.constraint?.map(({ key }) => key));
      const missing = (ofType.get(element.type[0].code) ?? []).filter(({ key }) => !known.has(key));
      element.constraint = [...(element.constraint ?? []), ...missing];
    }
  }
  return all;
}

/** The bundle, and each resource in it, since an entry is of any type as far as the bundle knows. */
function problemsOf(bundle) {
  const resources = [bundle, ...bundle.entry.map(({ resource }) => resource)];
  return [
    ...resources.flatMap((resource) => problemsOfResource(resource)),
    ...requiredCodeProblems(bundle),
    ...danglingReferences(bundle),
  ];
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
function requiredCodeProblems(bundle) {
  const allowed = {
    'Bundle.type': codesOf('bundle-type'),
    'NutritionOrder.status': codesOf('request-status'),
    'NutritionOrder.intent': codesOf('request-intent'),
    'NutritionProduct.status': codesOf('nutritionproduct-status'),
  };
  const given = [bundle, ...bundle.entry.map(({ resource }) => resource)];
  return given.flatMap((resource) =>
    ['type', 'status', 'intent'].flatMap((field) => {
      const codes = allowed[`${resource.resourceType}.${field}`];
      return codes === undefined || codes.has(resource[field])
        ? []
        : [`${resource.resourceType}.${field}: "${resource[field]}" is none of its codes`];
    }),
  );
}

function codesOf(id) {
  const { concept } = JSON.parse(readFileSync(path.join(definitions, `CodeSystem-${id}.json`), 'utf8'));
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
function proveItCanFail() {
  const order = {
    resourceType: 'NutritionOrder',
    status: 'draft',
    intent: 'proposal',
    subject: { display: 'x' },
    dateTime: '2026-11-20T09:41:00Z',
  };
  const product = { resourceType: 'NutritionProduct', status: 'active' };
  const wrong = {
    'an order without a subject': { ...order, subject: undefined },
    'a field that does not exist': { ...order, volume: 5 },
    'a quantity in words': { ...order, supplement: [{ quantity: { value: '5' } }] },
    'a ratio with half of it': { ...product, nutrient: [{ amount: [{ numerator: { value: 5 } }] }] },
    'a time that is none': { ...order, dateTime: 'today' },
  };
  if (problemsOfResource(order).length > 0)
    throw new Error(`A valid order is refused: ${problemsOfResource(order)}`);
  for (const [name, resource] of Object.entries(wrong)) {
    if (problemsOfResource(resource).length === 0) throw new Error(`The validator accepts ${name}`);
  }
}

function bundles() {
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/cli');
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsx, path.join(here, 'bundles.ts')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The bundles could not be made:\n${stderr}`);
  return JSON.parse(stdout);
}
