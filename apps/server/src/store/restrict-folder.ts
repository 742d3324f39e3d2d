import fs from 'node:fs';
import path from 'node:path';

/** What the server puts into its data folder. */
const OURS = /^(?:database|database\.lock.*|outbox|incoming|admin\.token|server\.json)$/;

/**
 * Creates the data folder for its owner only, and restricts one that an earlier release left open to others. A folder
 * with anything else in it is a home or shared directory: there only our own files are restricted.
 */
export function restrictFolder(directory: string): void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const names = fs.readdirSync(directory);
  if (names.every((name) => OURS.test(name))) close(directory);
  for (const name of names.filter((one) => OURS.test(one))) restrictAll(path.join(directory, name));
}

/** A thousand files of a database take some milliseconds. */
export function restrictAll(place: string): void {
  if (close(place).isDirectory()) {
    for (const name of fs.readdirSync(place)) restrictAll(path.join(place, name));
  }
}

function close(place: string): fs.Stats {
  const found = fs.lstatSync(place);
  if ((found.mode & 0o077) !== 0 && !found.isSymbolicLink()) fs.chmodSync(place, found.mode & 0o700);
  return found;
}
