import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#config.ts';
import { createLogger } from '#logging/logger.ts';
import { noDocuments } from '#test-support/no-documents.ts';
import { fillWithStartedData } from '#test-support/started-data.ts';
import { startServer } from '../server.ts';
import { catalogueCommand } from './catalogue-command.ts';
import { countsCommand } from './counts-command.ts';
import { notifyCommand } from './notify-command.ts';

type Projection = {
  slug: { 'en-GB': string };
  masterVariant: { attributes: { name: string; value: unknown }[] };
};

let folder: string;
let config: Config;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-cli-'));
  await fillWithStartedData(path.join(folder, 'data'));
  config = readConfig({ DATA_DIR: path.join(folder, 'data'), PORT: '0', WEB_DIR: folder });
}, 300_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(
  command: typeof catalogueCommand,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await command(args, config, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('the catalogue commands', () => {
  it('[I-03] do the same beside a running server and without one', { timeout: 120_000 }, async () => {
    const log = createLogger({ format: 'text', level: 'silent', write: () => undefined });
    const server = await startServer(config, log, () => undefined, noDocuments);
    const whole = path.join(folder, 'whole.json');
    const less = path.join(folder, 'less.json');

    expect((await run(catalogueCommand, 'versions')).text).toMatch(
      /1 .*demonstration .*109 products.*\[present, demonstration\]/,
    );
    await run(catalogueCommand, 'export', '--out', whole);
    const exported = JSON.parse(fs.readFileSync(whole, 'utf8')) as {
      categories: unknown[];
      projections: Projection[];
    };
    expect(exported.projections).toHaveLength(109);
    const [changed, , ...rest] = exported.projections;
    const storage = changed?.masterVariant.attributes.find(({ name }) => name === 'storage');
    if (storage) storage.value = 'Keep cool.';
    fs.writeFileSync(
      less,
      JSON.stringify({ ...exported, projections: [changed, ...rest, { broken: true }] }),
    );

    const rehearsal = await run(catalogueCommand, 'import', less, '--dry-run');
    expect(rehearsal).toMatchObject({ code: 0 });
    expect(rehearsal.text).toContain('Rehearsed only: 108 products');
    expect(rehearsal.text).toContain('storage: ');
    expect(rehearsal.text).toContain('Left out: 1');
    expect(server.catalogue.get()?.status.version).toBe(1);

    expect((await run(catalogueCommand, 'import', less, '--note', 'Autumn')).text).toContain(
      'Imported as version 2',
    );
    await expect
      .poll(() => server.catalogue.get()?.status, { timeout: 5000 })
      .toMatchObject({ version: 2, products: 108, demonstration: true });
    expect((await run(catalogueCommand, 'quarantine')).text).toContain('shape');
    expect(fs.readdirSync(path.join(config.dataDirectory, 'incoming'))).toEqual([]);
    const period = ['--from', '2026-11-01', '--to', '2026-11-30'];
    const counts = await run(countsCommand, ...period);
    expect(counts.text).toContain('Counts from 2026-11-01 to 2026-11-30');
    await server.close();

    expect((await run(catalogueCommand, 'versions')).text).toMatch(
      /2 .*json .*108 products.*Autumn.*\n.*1 .*demonstration/,
    );
    expect(await run(countsCommand, ...period)).toEqual(counts);
    expect((await run(catalogueCommand, 'diff', '1')).text).toContain('Added: 1');
    expect((await run(catalogueCommand, 'restore', '1')).text).toContain('as version 3');
    expect((await run(catalogueCommand, 'import', whole)).text).toContain('Nothing changed');
    // The fictional range may be replaced by a smaller catalogue; a provider's own may not.
    await run(catalogueCommand, 'restore', '2');
    fs.writeFileSync(less, JSON.stringify({ ...exported, projections: rest.slice(0, 20) }));
    expect(await run(catalogueCommand, 'import', less)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--accept-smaller') as string,
    });
    expect(fs.existsSync(path.join(config.dataDirectory, 'database.lock'))).toBe(false);
  });

  it('[I-03] the spreadsheet files bring back what they were written from', { timeout: 60_000 }, async () => {
    const csv = path.join(folder, 'csv');
    await run(catalogueCommand, 'export', '--csv', '--out', csv);
    const report = await run(
      catalogueCommand,
      'import',
      path.join(csv, 'products.csv'),
      path.join(csv, 'nutrients.csv'),
      '--dry-run',
    );
    expect(report.text).toContain('Changed: 0');
    const empty = path.join(folder, 'empty');
    expect((await run(catalogueCommand, 'template', '--out', empty)).code).toBe(0);
    for (const name of ['products.csv', 'nutrients.csv']) {
      const [headings, ...rows] = fs.readFileSync(path.join(empty, name), 'utf8').split('\r\n');
      expect(fs.readFileSync(path.join(csv, name), 'utf8').split('\r\n')[0]).toBe(headings);
      expect(rows).toEqual(['']);
    }
    fs.writeFileSync(path.join(csv, 'nutrients.csv'), 'nonsense');
    await expect(
      run(catalogueCommand, 'import', path.join(csv, 'products.csv'), path.join(csv, 'nutrients.csv')),
    ).rejects.toThrow('row 1');
  });

  it('[I-03] say how they are used', async () => {
    await expect(run(catalogueCommand)).rejects.toThrow('Commands of the catalogue');
    await expect(run(catalogueCommand, 'import', 'missing.json')).rejects.toThrow('There is no file');
    await expect(run(catalogueCommand, 'import', '--commerce')).rejects.toThrow('COMMERCE_');
    await expect(run(catalogueCommand, 'restore', 'x')).rejects.toThrow('number');
    await expect(run(countsCommand, '--from', 'May')).rejects.toThrow('--from: Invalid ISO date');
    await expect(run(countsCommand, '--form', 'May')).rejects.toThrow('the last 30 days');
  });
});

describe('the notification commands', () => {
  it('[J-07] show first and send only when told', async () => {
    const preview = await run(
      notifyCommand,
      'send',
      '--title',
      'New',
      '--text',
      'Three feeds',
      '--tags',
      'adults',
      '--country',
      'roi',
    );
    expect(preview.text).toContain('To:      0 devices (adults, roi)');
    expect(preview.text).toContain('Nothing was sent');
    expect((await run(notifyCommand, 'list')).text).toBe('');
    expect(
      (await run(notifyCommand, 'send', '--title', 'New', '--text', 'Three feeds', '--yes')).text,
    ).toContain('Queued for 0 devices');
    expect((await run(notifyCommand, 'list')).text).toContain('New  (0 queued, 0 sent, 0 failed, 0 gone)');
    await expect(run(notifyCommand, 'send', '--title', 'New')).rejects.toThrow('--text');
  });
});
