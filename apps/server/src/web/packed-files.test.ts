import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFiles } from './built-files.ts';
import { packFiles } from './packed-files.ts';

const SCRIPT = `console.log("app")//${'y'.repeat(600)}`;
let directory: string;
beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-packed-'));
  fs.writeFileSync(path.join(directory, 'index.html'), `<title>App</title>${'.'.repeat(600)}`);
  fs.writeFileSync(path.join(directory, 'app.js'), SCRIPT);
  fs.writeFileSync(path.join(directory, 'small.js'), '1');
  await packFiles(directory);
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const inside = (name: string) => path.join(directory, name);
const sent = (encoding: 'br' | 'gzip') => builtFiles(directory).find('/app.js')?.bytes(encoding).bytes;

it('a file is sent as the build compressed it, without a start compressing it once more', () => {
  expect(sent('br')).toEqual(fs.readFileSync(inside('app.js.br')));
  expect(sent('gzip')).toEqual(fs.readFileSync(inside('app.js.gz')));
  expect(fs.existsSync(inside('small.js.br'))).toBe(false);
});

it('what was compressed before the file was changed is not sent in its place, nor what is damaged', () => {
  fs.writeFileSync(inside('app.js'), `${SCRIPT} changed`);
  fs.writeFileSync(inside('index.html.br'), 'half');
  expect(zlib.brotliDecompressSync(sent('br') ?? '').toString()).toBe(`${SCRIPT} changed`);
  expect(zlib.gunzipSync(sent('gzip') ?? '').toString()).toBe(`${SCRIPT} changed`);
  const page = builtFiles(directory).find('/index.html');
  expect(zlib.brotliDecompressSync(page?.bytes('br').bytes ?? '')).toEqual(page?.bytes(undefined).bytes);
});

it('the compressed files have no address of their own', () => {
  expect(builtFiles(directory).find('/app.js.br')).toBeUndefined();
  expect(builtFiles(directory).find('/app.js.gz')).toBeUndefined();
});
