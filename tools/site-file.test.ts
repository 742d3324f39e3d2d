import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE, type SiteFacts } from '@dietetic/content';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { brandFiles } from '../apps/web/build/brand-files.ts';
import { iconsOf } from '../apps/web/build/icons.ts';
import { withBrandColours } from './steps/brand-colours.ts';
import { readSiteFile, siteFilePlugin } from './steps/site-file.ts';
import { root } from './steps/run.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (facts: unknown) => {
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
};
const VIOLET = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#5b2a6e"/></svg>';
const square = (inside: string) => `<svg viewBox="0 0 24 24">${inside}</svg>`;
const lineOf = (css: string, token: string) => css.split('\n').find((line) => line.includes(`${token}:`));
/** Another provider, without any text of the demonstration. */
const northmoor: SiteFacts = {
  ...(JSON.parse(JSON.stringify(SITE).replaceAll(/merrowdale/gi, 'northmoor')) as SiteFacts),
  fictional: false,
};

const icons = (folderOfIcons: string) => {
  mkdirSync(folderOfIcons, { recursive: true });
  for (const { file } of iconsOf(northmoor.brand)) writeFileSync(path.join(folderOfIcons, file), '');
};

describe('[J-04] [J-06] the provider’s file', () => {
  it('of the demonstration is as it must be', () => {
    expect(readSiteFile('').facts).toEqual(SITE);
  });

  it('has every problem named at once', () => {
    const file = write({
      ...northmoor,
      provider: { ...northmoor.provider, shortName: 'A name that no header holds' },
      enquiries: northmoor.enquiries.slice(1),
      hours: { ...northmoor.hours, support: [] },
      links: { ...northmoor.links, feedback: 'nobody' },
      logo: 'x',
    });
    expect(() => readSiteFile(file)).toThrow(/has 5 problem\(s\):/);
    for (const place of [
      'provider.shortName: must fit',
      'enquiries: must be three',
      'hours.support',
      'links.feedback',
    ])
      expect(() => readSiteFile(file)).toThrow(place);
    expect(() => readSiteFile(path.join(folder, 'none.json'))).toThrow('cannot be read');
  });

  it('[J-04] has hours of experts only with the way to them, and the other way round', () => {
    const { expertChat, ...links } = northmoor.links;
    const hours = { ...northmoor.hours, experts: [] };
    expect(() => readSiteFile(write({ ...northmoor, links }))).toThrow('links.expertChat: must say where');
    expect(() => readSiteFile(write({ ...northmoor, hours }))).toThrow('hours.experts: must say when');
    expect(readSiteFile(write({ ...northmoor, hours, links })).facts.hours.experts).toEqual([]);
    expect(expertChat?.roi).toMatch(/^https:/);
  });

  it('has its colours and its mark checked, each mistake in words', () => {
    const problemsOf = (brand: Partial<SiteFacts['brand']>): string => {
      try {
        readSiteFile(write({ ...northmoor, brand: { ...northmoor.brand, ...brand } }));
      } catch (error) {
        return String(error);
      }
      return '';
    };
    const { light, dark } = northmoor.brand.colours;
    expect(problemsOf({ colours: { light: '#7FB3D5', dark } })).toMatch(
      /brand\.colours\.light: #7fb3d5 on the surface #\w+ has a contrast of 1\.\d : 1; it needs 4\.5 : 1 .*darker/,
    );
    expect(problemsOf({ colours: { light, dark: '#333333' } })).toMatch(/brand\.colours\.dark: .*lighter/);
    expect(problemsOf({ colours: { light: 'teal', dark } })).toContain('must be a colour as #rrggbb');
    expect(problemsOf({ mark: square('<script>alert(1)</script>') })).toContain('holds <script>');
    expect(problemsOf({ mark: square('<path d="M0 0" fill="none" onload="x()"/>') })).toContain('onload');
    expect(problemsOf({ mark: square('<path d="M0 0" fill="url(#a)"/>') })).toContain('the colour "url(#a)"');
    expect(problemsOf({ mark: '<svg viewBox="0 0 24 12"><path d="M0 0" fill="none"/></svg>' })).toContain(
      'square viewBox',
    );
    expect(problemsOf({ monochrome: square('<circle r="4" fill="#123456"/>') })).toContain('as currentColor');
    expect(problemsOf({ mark: square('<circle cx="12" cy="12" r="9" fill="#5b2a6e"/>') })).toBe('');
  });

  it('has tokens of its own colours, and those of the demonstration’s in the sources', () => {
    const tokens = readFileSync(path.join(root, 'apps/web/src/styles/tokens.css'), 'utf8');
    expect(withBrandColours(tokens, SITE.brand.colours)).toBe(tokens);
    const violet = withBrandColours(tokens, { light: '#5b2a6e', dark: '#d9b8e8' });
    expect(violet).toContain('--action: light-dark(#5b2a6e, #d9b8e8)');
    expect(violet.match(/--action-(?:strong|tint): light-dark\(#\w{6}, #\w{6}\)/g)).toHaveLength(2);
    // Colours with a meaning never follow the brand.
    for (const meant of ['--given', '--need', '--over', '--danger'])
      expect(lineOf(violet, meant)).toBe(lineOf(tokens, meant));
  });

  it('brings its icons, or the build says how they are drawn', async () => {
    process.env.SITE_FILE = write({ ...northmoor, brand: { ...northmoor.brand, mark: VIOLET } });
    expect(() => brandFiles()).toThrow(/lacks \d+ of the app's icons, such as icon-192\.png.*npm run icons/);
    icons(path.join(folder, 'site.icons'));
    const outDir = path.join(folder, 'looks');
    await build({
      configFile: false,
      root: path.join(root, 'apps/web'),
      publicDir: false,
      logLevel: 'silent',
      plugins: [brandFiles()],
      build: { outDir, rollupOptions: { input: path.join(root, 'apps/web/src/styles/tokens.css') } },
    });
    delete process.env.SITE_FILE;
    expect(readFileSync(path.join(outDir, 'brand/mark.svg'), 'utf8')).toBe(VIOLET);
    expect(readdirSync(path.join(outDir, 'icons'))).toContain('apple-touch-icon.png');
  });

  it('takes the place of the demonstration’s in a build, legal texts and all', {
    timeout: 60_000,
  }, async () => {
    const legal = {
      title: 'Terms',
      dated: '2026-11-01',
      datedWords: '1 November 2026',
      notice: '',
      sections: [
        { id: 'one', title: 'One', blocks: [{ kind: 'paragraph' as const, text: 'Northmoor says.' }] },
      ],
    };
    process.env.SITE_FILE = write({ ...northmoor, legal: { terms: { uk: legal, roi: legal } } });
    const entry = path.join(folder, 'entry.mjs');
    writeFileSync(
      entry,
      `export { SITE, termsFor, privacyFor } from ${JSON.stringify(path.join(root, 'packages/content/src/index.ts'))};`,
    );
    const outDir = path.join(folder, 'out');
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [siteFilePlugin()],
      build: { ssr: entry, outDir, rollupOptions: { output: { entryFileNames: 'built.mjs' } } },
    });
    delete process.env.SITE_FILE;
    const built = (await import(path.join(outDir, 'built.mjs'))) as typeof import('@dietetic/content');
    expect(built.SITE).toMatchObject(northmoor);
    expect(built.termsFor('uk')).toEqual(legal);
    expect(JSON.stringify(built.privacyFor('roi'))).toContain('northmoor Clinical Nutrition decides');
    expect(readFileSync(path.join(outDir, 'built.mjs'), 'utf8')).not.toMatch(/merrowdale/i);
  });
});
