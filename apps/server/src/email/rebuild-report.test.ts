import {
  assess,
  keepFindings,
  serialiseMailedReport,
  planFindings,
  parseFeedPlan,
  parseRecipe,
  type ReportEntries,
  setFeedPlan,
  applyRecipe,
} from '@dietetic/regimen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '@dietetic/catalogue';
import { packText, unpackText } from '#catalogue/packed-text.ts';
import { productsOfCatalogue } from '#catalogue/products-of-catalogue.ts';
import { importFrom } from '#catalogue/import/import-catalogue.ts';
import { sourceInMemory } from '#catalogue/import/catalogue-source.ts';
import type { RawCatalogue } from '#catalogue/raw-catalogue.ts';
import {
  type Device,
  deviceReport,
  productsOf,
  regimenOf,
  writtenReport,
} from '#test-support/device-report.ts';
import { fewProducts, type TestServer, testServer } from '#test-support/test-server.ts';
import { rebuildReport } from './rebuild-report.ts';
import { reportEntriesSchema } from './report-entries-schema.ts';

const EVIL = 'Your account is locked: evil-login.com/pay';

/** Every place in the entries that holds a text, and one extra key beside every key. */
function* altered(value: unknown, put: (changed: unknown) => unknown): Generator<unknown> {
  if (typeof value === 'string') yield put(EVIL);
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      yield* altered(item, (changed) => put(value.with(at, changed)));
    }
    yield put([...(value as unknown[]), EVIL]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield* altered(item, (changed) => put({ ...value, [key]: changed }));
    }
    yield put({ ...value, [EVIL]: 1 });
  } else if (typeof value === 'number') yield put(EVIL);
}

let server: TestServer;
let device: Device;
const published = () => server.catalogue.get()?.manifest?.catalogue ?? '';
beforeAll(async () => {
  server = await testServer();
  device = { catalogue: fewProducts(), published: published() };
});
afterAll(() => server.close());

const sent = (htmlContent: string) => sentTo(server, htmlContent);
const sentTo = ({ store }: TestServer, htmlContent: string) =>
  rebuildReport(store, htmlContent).then(
    (report) => ({ report, failure: undefined }),
    (error: { failure?: string }) => ({ report: undefined, failure: error.failure ?? String(error) }),
  );

describe('[K-15] a report of ours', () => {
  it.each([0, 1, 3, 12])('with %i products is written again, letter for letter', async (count) => {
    const { html, htmlContent } = deviceReport(device, regimenOf(device, count));
    const { report } = await sent(htmlContent);
    expect(report?.html).toBe(html);
    expect(report?.text).toContain('Demonstration data – not for patient care');
    expect(report?.text).toContain('2 Apr 1958'.replaceAll(' ', '\u00a0'));
    expect(report?.html).not.toContain('<!--');
  });
});

describe('[K-08] [K-11] [K-15] figures that are calculated and not shown', () => {
  it.each<[string, Parameters<typeof regimenOf>[2]]>([
    [
      'a basal rate, which is no need',
      { ER_CALCULATION_METHOD: 'henry_oxford', ER_PAL_DIT_CATEGORY: undefined },
    ],
    ['a weight used that is not entered', { PD_WEIGHT_BASIS: 'dry' }],
    [
      'a weight used, kept with the body it is of',
      { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 55.25, PD_WEIGHT_USED_FOR: '58 163 female' },
    ],
    [
      'the same without a height',
      {
        PD_WEIGHT_BASIS: 'ideal',
        PD_WEIGHT_USED: 55,
        PD_HEIGHT: undefined,
        PD_WEIGHT_USED_FOR: '76.20350880000001 - female',
      },
    ],
    ['fluid set as a limit', { PC_FLUID_ADJUST: 24, PC_FLUID_IS: 'limit' }],
    ['a limit in ml a day', { PC_FLUID_PER_DAY: 1500, PC_FLUID_IS: 'limit' }],
    ['a reference intake of protein over 4 g/kg', { PD_AGE: 14, PD_WEIGHT: 3, PD_HEIGHT: 70 }],
    ['a value that was asked about', { PD_WEIGHT: 30 }],
  ])('%s: the report is written again as the screen shows it', async (_what, values) => {
    const { html, htmlContent } = deviceReport(device, regimenOf(device, 1, values));
    expect((await sent(htmlContent)).report?.html).toBe(html);
  });
});

const genuine = () => deviceReport(device);

describe('[K-01] [K-04] [K-15] a plan with findings', () => {
  it('is written again with them, those kept with their time, and amounts as they were given', async () => {
    const regimen = regimenOf(device, 3, { PD_AGE: 4, PC_TYPE_OF_FEED: 'oral' });
    const found = planFindings({ ...regimen, assessment: assess(regimen), catalogue: productsOf(device) });
    expect(found.map(({ code }) => code)).toContain('product-age');
    const kept = keepFindings(regimen, found.slice(0, 1), '2026-11-20T09:38:00.000Z');
    const { html, htmlContent } = deviceReport(device, kept);
    const { report } = await sent(htmlContent);
    expect(report?.html).toBe(html);
    expect(report?.text.replaceAll('\u00a0', ' ')).toContain('Kept 20 Nov 2026, 09:38. Source: label.');
    expect(report?.text).toContain('Not confirmed.');
  });

  it('of a disorder that the catalogue does not have is refused', async () => {
    const { htmlContent } = deviceReport(device, regimenOf(device, 1, { PD_CONDITION: EVIL }));
    expect((await sent(htmlContent)).failure).toBe('report-out-of-date');
  });
});

const isPowder = (projection: unknown): boolean =>
  JSON.stringify(projection).includes('cradlemere-hydrolysed');

/** A range with a powder in it. */
function withPowder(): RawCatalogue {
  const { categories, projections } = fewProducts(200);
  return { categories, projections: [...projections.slice(0, 3), ...projections.filter(isPowder)] };
}

/** A pump session at night, and a powder made up for the day. */
function withPlanAndRecipe(of: Device): ReturnType<typeof regimenOf> {
  const regimen = regimenOf(of, 4);
  const products = productsOf(of);
  const feed = products.find(({ basis }) => basis === 'ml');
  const powder = products.find(({ basis, dilution }) => basis === 'g' && dilution !== null);
  const night = { product: feed?.id, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
  const { plan } = parseFeedPlan({ sessions: [night] });
  const made = { product: powder?.id, by: 'final_volume', strengthPercent: 15, finalMl: 600 };
  const { recipe } = parseRecipe(made);
  if (plan === null || recipe === null) throw new Error('The few products have no feed, or no powder.');
  return setFeedPlan(applyRecipe(regimen, recipe, products), plan);
}

describe('[K-15] [L-09] [M-06] a feed plan and a recipe', () => {
  let other: TestServer;
  let powdered: Device;
  beforeAll(async () => {
    other = await testServer({ catalogueOf: withPowder });
    powdered = { catalogue: withPowder(), published: other.catalogue.get()?.manifest?.catalogue ?? '' };
  });
  afterAll(() => other.close());

  it('are written again with their rates and scoops', async () => {
    const { html, htmlContent } = deviceReport(powdered, withPlanAndRecipe(powdered));
    const { report } = await sentTo(other, htmlContent);
    expect(report?.html).toBe(html);
    expect(report?.text.replaceAll('\u00a0', ' ')).toContain('83 ml/h for 12 h 3 min, dose 1,000 ml');
    expect(report?.text).toMatch(/600\sml at 15\s%/);
  });

  it('carry no text of a stranger in any of their places', async () => {
    const [, letters = ''] = /^<!--report-entries:(.*?)-->/.exec(
      deviceReport(powdered, withPlanAndRecipe(powdered)).htmlContent,
    ) ?? ['', ''];
    const { feedPlan, recipe, ...rest } = JSON.parse(Buffer.from(letters, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    let read = 0;
    for (const changed of altered({ feedPlan, recipe }, (whole) => whole) as Generator<object>) {
      const entries = { ...rest, ...changed };
      const parsed = reportEntriesSchema.safeParse(entries);
      if (parsed.success) read += 1;
      const html = parsed.success
        ? writtenReport(powdered, parsed.data, withPlanAndRecipe(powdered).products)
        : EVIL;
      const written = Buffer.from(JSON.stringify(entries)).toString('base64url');
      const { report } = await sentTo(other, `<!--report-entries:${written}-->${html}`);
      expect(`${report?.html}${report?.text}`).not.toContain('evil-login');
    }
    // A product id is text; everything else is a number, a time or a choice, and is refused.
    expect(read).toBe(2);
  });

  it('with a number beyond any amount are refused', async () => {
    const { htmlContent } = deviceReport(powdered, withPlanAndRecipe(powdered));
    const [, letters = ''] = /^<!--report-entries:(.*?)-->/.exec(htmlContent) ?? ['', ''];
    const text = Buffer.from(letters, 'base64url').toString().replace('"volume":1000,', '"volume":1e300,');
    expect(text).toContain('1e300');
    const { failure } = await sentTo(
      other,
      `<!--report-entries:${Buffer.from(text).toString('base64url')}--><p></p>`,
    );
    expect(failure).toBe('invalid');
  });
});

const judge = (at: string) => at.replace(/\/(?:anyOf|items|\d+)/g, '');
describe('[K-15] text of a stranger', () => {
  it.each([
    ['alone', () => `<p>${EVIL}</p>`],
    ['before the report', () => `<p>${EVIL}</p>${genuine().htmlContent}`],
    ['after the report', () => `${genuine().htmlContent}<p>${EVIL}</p>`],
    ['in the report', () => genuine().htmlContent.replace('Nutritional regimen report', EVIL)],
    ['in an attribute', () => genuine().htmlContent.replace('scope="row"', `scope="row" title="${EVIL}"`)],
    ['in a comment', () => `${genuine().htmlContent}<!--${EVIL}-->`],
    ['with no entries', () => genuine().html],
    ['with entries that are no JSON', () => `<!--report-entries:aGFsbG8-->${genuine().html}`],
    ['with a second set of entries', () => genuine().htmlContent + genuine().htmlContent],
  ])('%s is refused', async (_where, make) => {
    const { report, failure } = await sent(make());
    expect(report).toBeUndefined();
    expect(['invalid', 'report-out-of-date']).toContain(failure);
  });

  it('has no other place: what is no number, choice or date is only compared with what we have', () => {
    const free: string[] = [];
    const look = (schema: unknown, at: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      const known = schema as Record<string, unknown>;
      const limited = 'enum' in known || 'const' in known || 'pattern' in known || 'format' in known;
      if (known.type === 'string' && !limited) free.push(at);
      for (const [key, part] of Object.entries(known)) look(part, key === 'properties' ? at : `${at}/${key}`);
    };
    look(toJsonSchema(), '');
    expect(free.map(judge).toSorted()).toEqual([
      '/catalogue',
      '/catalogueDate', // A day of the calendar.
      '/engineVersion',
      '/products/id',
      '/products/name',
      '/values/PD_CONDITION', // A category of the catalogue.
      '/values/PD_DOB', // A day of the calendar.
    ]);
  });
});

const changedRange = (): RawCatalogue => {
  const { categories, projections } = fewProducts();
  const [first, , ...others] = JSON.parse(
    JSON.stringify(projections).replaceAll('200 ml bottle', '220 ml bottle'),
  ) as Record<string, Record<string, string>>[];
  return {
    categories,
    projections: [{ ...first, name: { ...first?.name, 'en-GB': 'Renamed' } }, ...others],
  };
};

describe('[K-15] another catalogue than the newest', () => {
  let older: Device;
  let newer: Device;
  beforeAll(async () => {
    older = device;
    const options = { note: 'changed', acceptSmaller: true };
    await importFrom(server.store, sourceInMemory('demonstration', changedRange(), true), options);
    await server.catalogue.refresh();
    newer = { catalogue: changedRange(), published: published() };
    expect(newer.published).not.toBe(older.published);
  });

  it('a device that has not been updated yet sends its report as it stands', async () => {
    const { html, htmlContent } = deviceReport(older);
    expect((await sent(htmlContent)).report?.html).toBe(html);
  });

  it('a device that has been updated names the product that is gone and those that changed', async () => {
    const { html, htmlContent, entries } = deviceReport(newer, regimenOf(older));
    expect(entries.products.filter(({ changed }) => changed !== undefined)).not.toEqual([]);
    const { report } = await sent(htmlContent);
    expect(report?.html).toBe(html);
    expect(report?.text).toContain('Not in the catalogue: ');
    expect(report?.text).toContain('Changed since it was chosen');
  });

  it('text of a stranger in any place of the entries reaches nobody, though the report is written with it', async () => {
    const former = regimenOf(older);
    const { entries, htmlContent } = deviceReport(newer, { ...former, stage: 'pregnancy' });
    expect((await sent(htmlContent)).failure).toBeUndefined();
    let carried = 0;
    for (const changed of altered(entries, (whole) => whole) as Generator<ReportEntries>) {
      const html = writtenByStranger(changed, former.products);
      if (html.includes('evil-login')) carried += 1;
      const { report } = await sent(serialiseMailedReport(changed, html));
      expect(`${report?.html}${report?.text}`).not.toContain('evil-login');
    }
    // A version, a date of birth, the name of a removed product, an amount: places that do hold text.
    expect(carried).toBeGreaterThan(3);
  });

  function writtenByStranger(
    entries: ReportEntries,
    chosen: ReturnType<typeof regimenOf>['products'],
  ): string {
    try {
      const selected = entries.products.map((one, at) => ({ ...chosen[at], ...one }));
      return writtenReport(newer, entries, selected as typeof chosen);
    } catch {
      return EVIL; // Our code cannot write it; the attacker writes something else.
    }
  }

  it.each([
    ['a content that nobody has published', { catalogue: 'f'.repeat(64) }],
    ['no content', { catalogue: null }],
    ['another version of the app', { engineVersion: '2.5.9' }],
  ])('%s is refused by name', async (_name, other) => {
    const { entries, html } = deviceReport(older);
    expect((await sent(serialiseMailedReport({ ...entries, ...other }, html))).failure).toBe(
      'report-out-of-date',
    );
  });

  it('changes that never were are refused by name', async () => {
    const { entries, html } = deviceReport(newer);
    const products = entries.products.map((one) => ({ ...one, changed: crypto.randomUUID() }));
    expect((await sent(serialiseMailedReport({ ...entries, products }, html))).failure).toBe(
      'report-out-of-date',
    );
  });
});

it('[K-15] a product that today’s gate would keep out is reported as it was published', async () => {
  const own = await testServer();
  try {
    const catalogue = own.catalogue.get();
    const slug = catalogue?.entries[0]?.slug ?? '';
    const held = () => productsOfCatalogue(own.store, catalogue?.manifest?.catalogue ?? '', [slug]);
    const stored = await own.store.query<{ body: string }>(
      'SELECT body FROM catalogue_products WHERE slug = $1',
      [slug],
    );
    // An age that no product has, as an older gate may have let in.
    const text = unpackText(stored.rows[0]?.body ?? '').toString();
    const admitted = text.replace(/("name":"ageFromMonths","value":)\d+/, '$1-1');
    expect(admitted).not.toBe(text);
    const { categories } = fewProducts();
    expect(importCatalogue({ categories, projections: [JSON.parse(admitted)] }).products).toEqual([]);
    await own.store.query('UPDATE catalogue_products SET body = $1 WHERE slug = $2', [
      packText(admitted),
      slug,
    ]);
    expect((await held())?.products.map(({ id }) => id)).toEqual([slug]);
  } finally {
    await own.close();
  }
});

describe('[K-15] work that somebody may cause', () => {
  it.each([
    ['50,000 nested elements', '<div>'.repeat(50_000)],
    ['50,000 nested elements after entries', `<!--report-entries:e30-->${'<b>'.repeat(40_000)}`],
    ['deep JSON', `<!--report-entries:${Buffer.from('['.repeat(90_000)).toString('base64url')}-->`],
  ])('%s are refused within a moment', async (_name, htmlContent) => {
    const before = process.cpuUsage();
    expect((await sent(htmlContent)).failure).toBe('invalid');
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});

function toJsonSchema(): unknown {
  return reportEntriesSchema.toJSONSchema({ unrepresentable: 'any' });
}
