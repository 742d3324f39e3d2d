import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { DatabaseError } from './database-error.ts';
import { restrictAll } from './restrict-folder.ts';

/** PostgreSQL's type number for bytea. */
const BYTEA = 17;

const EMBEDDED_OPTIONS: PGliteOptions = {
  // Its usual 128 MB of buffers would all be in memory from the start; the operating system caches the files.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // The default parser builds an array with a string for every byte: seconds for the pages of a catalogue.
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
};

/** The size of a new database, with room to work in. */
const ROOM_BYTES = 100 * 1024 * 1024;

/** Opens the database in this folder, or creates one. Every failure is one sentence that says what to do. */
export async function openEmbeddedClient(folder: string): Promise<PGlite> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = fs.readdirSync(folder).length === 0;
  if (isNew && roomLeft(folder) < ROOM_BYTES) throw noRoom(folder);
  try {
    const client = await PGlite.create(folder, EMBEDDED_OPTIONS);
    await client.query('SELECT 1');
    // It is unpacked from an archive, and creates files that everybody may read.
    restrictAll(folder);
    return client;
  } catch (cause) {
    const isFull = roomLeft(folder) < ROOM_BYTES / 10;
    // Half a database would look like a damaged one at the next start.
    if (isNew) fs.rmSync(folder, { recursive: true, force: true });
    if (isFull) throw noRoom(folder, cause);
    throw new DatabaseError(
      `The embedded database in ${folder} cannot be opened: it is damaged, incomplete or of another version. Put a copy of the folder back, or move it away to start with an empty database.`,
      { cause },
    );
  }
}

function roomLeft(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

const noRoom = (folder: string, cause?: unknown) =>
  new DatabaseError(
    `There is no room on the disk for the embedded database in ${folder}. Free ${ROOM_BYTES / 1024 / 1024} MB, or set DATA_DIR to another disk.`,
    { cause },
  );
