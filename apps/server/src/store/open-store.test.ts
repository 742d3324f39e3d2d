import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { fillWithEmptyDatabase } from '#test-support/empty-database.ts';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
import { DatabaseError } from './database-error.ts';
import { openStore } from './open-store.ts';
import { getOrCreateSetting } from './settings.ts';

const directories: string[] = [];
const directory = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-data-'));
  directories.push(made);
  return made;
};
afterEach(() => {
  for (const made of directories.splice(0)) fs.rmSync(made, { recursive: true, force: true });
});
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const open = (dataDirectory: string) =>
  openStore({ databaseUrl: undefined, databasePool: 2, dataDirectory, log });

it('says in one sentence that a database cannot be reached', async () => {
  const nowhere = openStore({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    databasePool: 1,
    dataDirectory: directory(),
    log,
  });
  await expect(nowhere).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used \(.*Start it, or correct DATABASE_URL/,
  );
  await expect(nowhere).rejects.toBeInstanceOf(DatabaseError);
});

describe('the embedded database', () => {
  it('keeps what it was given, and migrates once', async () => {
    // As after a first start, which `upgrade.test.ts` makes from nothing.
    const data = await fillWithEmptyDatabase(directory());
    const first = await open(data);
    const value = await getOrCreateSetting(first, 'a', () => 'one');
    await first.close();
    const second = await open(data);
    expect(await getOrCreateSetting(second, 'a', () => 'two')).toBe(value);
    await second.close();
  });

  it('gives bytes back as they were, whatever they are', async () => {
    const data = await fillWithEmptyDatabase(directory());
    const store = await open(data);
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
    await store.query('CREATE TABLE kept (id integer, bytes bytea)');
    await store.query('INSERT INTO kept VALUES (1, $1), (2, $2)', [
      bytes,
      new Uint8Array(bytes.buffer, bytes.byteOffset, 3),
    ]);
    const { rows } = await store.query('SELECT bytes FROM kept ORDER BY id');
    expect(rows.map((row) => Buffer.from(row.bytes as Uint8Array))).toEqual([bytes, bytes.subarray(0, 3)]);
    await store.close();
  });

  it('refuses to be opened twice by one process, with a sentence that helps', async () => {
    const data = await fillWithEmptyDatabase(directory());
    const store = await open(data);
    await expect(open(data)).rejects.toThrow(DirectoryInUseError);
    await expect(open(data)).rejects.toThrow(/Stop it first, choose another DATA_DIR, or set DATABASE_URL/);
    await store.close();
    await (await open(data)).close();
  });
});

describe('the lock of a directory', () => {
  it('is refused while another process lives, and taken over once that is dead', async () => {
    const data = directory();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const stat = fs.readFileSync(`/proc/${other.pid}/stat`, 'utf8');
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const started = `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    fs.writeFileSync(path.join(data, 'database.lock'), JSON.stringify({ pid: other.pid, started }));
    expect(() => lockDirectory(data)).toThrow(String(other.pid));
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDirectory(data).release();
    expect(fs.existsSync(path.join(data, 'database.lock'))).toBe(false);
  });

  it('is not held by a number that now belongs to a later process', () => {
    const data = directory();
    fs.writeFileSync(
      path.join(data, 'database.lock'),
      JSON.stringify({ pid: process.ppid, started: 'another-boot/1' }),
    );
    lockDirectory(data).release();
  });

  it('is not held by a file that was only half written', () => {
    const data = directory();
    fs.writeFileSync(path.join(data, 'database.lock'), '{"pid":');
    lockDirectory(data).release();
  });
});
