import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { submitFiles, removeStaleFiles, receiveFiles } from './incoming-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-incoming-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('[J-11] copies of a command that was killed are gone after a start, and nothing else is', async () => {
  await removeStaleFiles(folder); // There is no such folder yet.
  const file = path.join(folder, 'products.json');
  fs.writeFileSync(file, '{}');
  const handed = await submitFiles(folder, { source: 'json', file });
  fs.writeFileSync(path.join(folder, 'incoming/mine.txt'), '');
  expect(fs.readdirSync(path.join(folder, 'incoming'))).toHaveLength(2);
  await removeStaleFiles(folder);
  expect(fs.readdirSync(path.join(folder, 'incoming'))).toEqual(['mine.txt']);
  expect(fs.existsSync(file)).toBe(true);
  expect(handed.source).toBe('json');
  expect(() => receiveFiles(folder, { source: 'json', file: '../products.json' })).toThrow(
    'Only files handed in',
  );
});
