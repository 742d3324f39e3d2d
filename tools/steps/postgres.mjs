// Finds the PostgreSQL programs for the data tests, or installs them if that takes one command.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './browser.mjs';

function programFolder() {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** The folder of initdb and postgres, or undefined: the PostgreSQL tests then report that they were skipped. */
export async function ensurePostgres(say = console.log) {
  const found = programFolder();
  if (found) return found;
  if (await installDebianPackages('postgresql')) {
    say('PostgreSQL installed for the data tests');
    return programFolder();
  }
  return undefined;
}
