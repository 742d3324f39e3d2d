import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedClient } from './embedded-client.ts';
import { restrictFolder } from './restrict-folder.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-own-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const modeOf = (...parts: string[]) => fs.statSync(path.join(folder, ...parts)).mode & 0o777;

describe('[J-11] the data folder', () => {
  it('is made for its owner alone, and one that was open is closed with all that is ours in it', () => {
    restrictFolder(path.join(folder, 'new', 'data'));
    expect(modeOf('new', 'data')).toBe(0o700);
    fs.mkdirSync(path.join(folder, 'old/database/base'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'old/database/base/1'), '');
    fs.writeFileSync(path.join(folder, 'old/admin.token'), '');
    for (const [place, mode] of [
      ['old', 0o755],
      ['old/database', 0o755],
      ['old/database/base/1', 0o644],
      ['old/admin.token', 0o644],
    ] as const)
      fs.chmodSync(path.join(folder, place), mode);
    restrictFolder(path.join(folder, 'old'));
    expect(modeOf('old')).toBe(0o700);
    expect(modeOf('old', 'database')).toBe(0o700);
    expect(modeOf('old', 'database', 'base', '1')).toBe(0o600);
    expect(modeOf('old', 'admin.token')).toBe(0o600);
  });

  it('of somebody else is left as it is', () => {
    fs.chmodSync(folder, 0o755);
    fs.writeFileSync(path.join(folder, 'letter.txt'), '', { mode: 0o644 });
    restrictFolder(folder);
    expect(modeOf()).toBe(0o755);
    expect(modeOf('letter.txt')).toBe(0o644);
  });

  it('[I-03] a new database in it is closed to others', { timeout: 180_000 }, async () => {
    const client = await openEmbeddedClient(path.join(folder, 'database'));
    await client.close();
    expect(modeOf('database')).toBe(0o700);
    expect(modeOf('database', 'base')).toBe(0o700);
    expect(modeOf('database', 'PG_VERSION')).toBe(0o600);
  });
});
