import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '#logging/logger.ts';
import { isDiskFull } from '#store/database-error.ts';
import {
  waitForExit,
  expectPlainFailure,
  startProcess,
  waitUntilListening,
} from '#test-support/server-process.ts';
import { type SmallDisk, smallDisk } from '#test-support/small-disk.ts';
import { fillWithStartedData } from '#test-support/started-data.ts';
import { fewProducts } from '#test-support/test-server.ts';
import { slugOf } from './catalogue/raw-catalogue.ts';
import { outboxMailer } from './email/mailer.ts';
import { describeFailure } from './describe-failure.ts';

const MB = 1024 * 1024;
const failure = (code: string, more: object = {}) => Object.assign(new Error('any'), { code }, more);
const sentence = (error: unknown) => describeFailure(error, 'The server could not start');

describe('[I-03] what stops a start is one sentence with what to do', () => {
  it.each([
    [failure('ENOSPC'), 'There is no room on the disk for the data folder. Free some,'],
    [
      failure('ENOSPC', { path: '/a', dest: '/data/b' }),
      'There is no room on the disk for /data/b. Free some,',
    ],
    [failure('53100'), 'There is no room on the disk for the data folder. Free some,'],
    [new Error('a query', { cause: failure('53100') }), 'There is no room on the disk for the data folder.'],
    [failure('EACCES', { path: '/data' }), '/data may not be used by this user. Give it to'],
    [failure('EISDIR'), 'A folder stands where the data folder should have a file. Move it away'],
    [new Error('a query', { cause: failure('XX001') }), 'The database is damaged. Put a copy back'],
    [failure('ENOTFOUND', { hostname: 'x.invalid' }), 'The host x.invalid is not known here. Set HOST'],
    [failure('EROFS'), 'The data folder can only be read. Set DATA_DIR'],
    [new Error('one\ntwo'), 'The server could not start: one. LOG_LEVEL=debug says more.'],
    [{ errno: 51 }, 'The server could not start: {"errno":51}.'],
  ])('%o', (error, start) => {
    expect(sentence(error)).toContain(start);
    expect(sentence(error)).not.toContain('\n');
  });
});

const disk = smallDisk(120);
const tiny = smallDisk(30);
const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-few-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const one of [disk, tiny]) one?.remove();
  fs.rmSync(outside, { recursive: true });
});

function start({ folder }: SmallDisk) {
  const started = startProcess({ DATA_DIR: path.join(folder, 'data'), WEB_DIR: outside });
  children.push(started.child);
  return started;
}

const command = ({ folder }: SmallDisk, ...args: string[]) =>
  waitForExit(startProcess({ DATA_DIR: path.join(folder, 'data') }, 'dist/cli.js', args));

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

describe.skipIf(disk === undefined)('[I-03] a disk', { timeout: 300_000 }, () => {
  it('without room for a database says so, and takes none of it', async () => {
    if (!tiny) return;
    const failed = await waitForExit(start(tiny));
    expectPlainFailure(failed);
    expect(failed.text).toContain('There is no room on the disk for the embedded database');
    expect(fs.readdirSync(path.join(tiny.folder, 'data'))).toEqual(['database']);
    expect(fs.readdirSync(path.join(tiny.folder, 'data/database'))).toEqual([]);
  });

  it('that is full keeps no half of a report', async () => {
    if (!tiny) return;
    const directory = path.join(tiny.folder, 'outbox');
    const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
    const mailer = outboxMailer({ directory, from: 'a@clinic.example', tell: () => undefined, log });
    fs.mkdirSync(directory);
    tiny.fill(8192);
    const html = 'a'.repeat(100_000);
    const sending = mailer.send({ to: 'b@clinic.example', subject: 'Report', html, text: 'a' });
    await expect(sending).rejects.toSatisfy(isDiskFull);
    expect(fs.readdirSync(directory)).toEqual([]);
    mailer.close();
    tiny.free();
  });

  it('that fills up takes no import and loses none; a start on it, or on one that is read-only, says what to do', async () => {
    if (!disk) return;
    const incoming = path.join(disk.folder, 'data/incoming');
    const killed = path.join(incoming, '0123456789abcdef.json');
    fs.mkdirSync(incoming, { recursive: true });
    fs.writeFileSync(killed, '{');
    await fillWithStartedData(path.join(disk.folder, 'data'));
    const running = start(disk);
    const status = async () => (await fetch(`${await waitUntilListening(running)}/catalogue/status`)).json();
    const before: unknown = await status();
    expect(fs.existsSync(killed), 'the copy of an import that was killed').toBe(false);

    const { categories, projections } = fewProducts(109);
    const others = projections.map((one) =>
      Object.assign({}, one, { slug: { 'en-GB': `new-${slugOf(one)}` } }),
    );
    const text = JSON.stringify({ categories, projections: others });
    const file = path.join(outside, 'other.json');
    fs.writeFileSync(file, text);
    disk.fill(0);
    const uncopied = await command(disk, 'catalogue', 'import', file);
    expectPlainFailure(uncopied);
    expect(uncopied.text).toContain('There is no room on the disk for ');
    expect(fs.readdirSync(incoming), 'half a copy').toEqual([]);
    disk.fill(Buffer.byteLength(text) + 0.25 * MB);
    const unstored = await command(disk, 'catalogue', 'import', file);
    expectPlainFailure(unstored);
    expect(unstored.text).toContain('There is no room on the disk of the server.');
    expect(fs.readdirSync(incoming)).toEqual([]);
    expect(await status()).toEqual(before);
    await end(running.child);

    disk.fill(0);
    const full = await waitForExit(start(disk));
    expectPlainFailure(full);
    expect(full.text).toContain('There is no room on the disk for ');
    disk.free();
    disk.setReadOnly(true);
    const readOnly = await waitForExit(start(disk));
    expectPlainFailure(readOnly);
    expect(readOnly.text).toContain('can only be read. Set DATA_DIR to a folder that can be written.');
    disk.setReadOnly(false);
    const again = start(disk);
    expect(await (await fetch(`${await waitUntilListening(again)}/catalogue/status`)).json()).toEqual(before);
    await end(again.child);
  });
});
