import { demonstrationProducts } from '@dietetic/demonstration-data';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess.ts';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import { parseFeedPlan, serialiseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { calculatePlanAndRecipe } from '../plan/feed-plan/plan-and-recipe.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import {
  confirmFeedPlan,
  isFeedPlanOfTemplate,
  isFeedPlanOutOfDate,
  restoreFeedPlan,
  setFeedPlan,
  setRecipe,
} from '../state/feed-plan-of-regimen.ts';
import { emptyRegimen } from '../state/regimen-state.ts';
import { addProduct } from '../state/products.ts';
import { setValues } from '../state/transitions.ts';
import { encodeBase64Url, decodeBase64Url } from './base64-url.ts';
import {
  parseTemplates,
  parseTemplateFragment,
  serialiseTemplates,
  templateFragment,
} from './stored-templates.ts';
import {
  applyTemplate,
  deleteTemplate,
  MAX_TEMPLATES,
  previewTemplate,
  saveTemplate,
  type RegimenTemplate,
  templateOf,
} from './template.ts';

const all = demonstrationProducts();
const feed = {
  id: 'tarnvane-energy-fibre',
  name: 'Tarnvane Energy Fibre',
  volume: 1000,
  volumeUnit: 'ml' as const,
};
const powder = { id: 'addimere-protein', name: 'Addimere Protein', volume: 5.5, volumeUnit: 'g' as const };
const template: RegimenTemplate = { name: 'Overnight – énergie', products: [feed, powder] };
/** Of one, two, three and four bytes. */
const LETTERS_OF_ALL_WIDTHS = ['a', '"', '%', '=', ' ', '\0', 'é', 'µ', '–', '漢', '😀'];
const linkOf = (data: unknown) => `#template=${encodeBase64Url(JSON.stringify(data))}`;
const entry = ({ id, name, volume, volumeUnit }: typeof feed) => [id, name, volume, volumeUnit];

describe('[G-01] [G-02] a template as a link', () => {
  it('comes back as it was sent, in letters an address may hold', () => {
    const fragment = templateFragment(template);
    expect(fragment).toMatch(/^template=[\w-]+$/);
    expect(parseTemplateFragment(`#${fragment}`)).toEqual({ kind: 'template', template, unreadable: 0 });
    expect(parseTemplateFragment(`#section&${fragment}`)).toMatchObject({ kind: 'template' });
  });

  it('holds nothing of the patient', () => {
    const values = { PD_GENDER: 'female' as const, PD_AGE: 816, PD_WEIGHT: 58.4 };
    const selected = { ...feed, packSize: '1 × 1000 ml', images: [{ url: '/a.svg' }] };
    const state = addProduct(setValues(emptyRegimen('uk'), values), selected);
    const made = templateOf('  Night feed ', state);
    expect(made).toEqual({ name: 'Night feed', products: [feed] });
    expect(JSON.stringify(made)).not.toMatch(/816|58\.4|female/);
  });

  it.each<[string, string, string]>([
    ['no template', '#totals', 'none'],
    ['nothing', '', 'none'],
    ['letters that are no base64', '#template=%%%', 'unreadable'],
    ['bytes that are no text', '#template=_____w', 'unreadable'],
    ['no JSON', `#template=${encodeBase64Url('{"v":1')}`, 'unreadable'],
    ['a list', linkOf([]), 'unreadable'],
    ['no version', linkOf({ n: 'a', p: [entry(feed)] }), 'unreadable'],
    ['a later version', linkOf({ v: 2, n: 'a', p: [entry(feed)] }), 'newer'],
    ['no name', linkOf({ v: 1, p: [entry(feed)] }), 'unreadable'],
    ['no products', linkOf({ v: 1, n: 'a', p: [] }), 'unreadable'],
    ['a megabyte', `#template=${'A'.repeat(1_000_000)}`, 'unreadable'],
  ])('%s: %s', (_what, fragment, kind) => {
    expect(parseTemplateFragment(fragment).kind).toBe(kind);
  });

  it('keeps what can be read and counts what cannot', () => {
    const bad = [
      ['x', 'X', 0, 'ml'],
      ['x', 'X', 10_001, 'ml'],
      ['x', 'X', '5', 'ml'],
      ['x', 'X', 5, 'kg'],
      ['x', '', 5, 'ml'],
      'x',
      null,
    ];
    const read = parseTemplateFragment(linkOf({ v: 1, n: 'a', p: [...bad, entry(feed)] }));
    expect(read).toMatchObject({ kind: 'template', unreadable: bad.length, template: { products: [feed] } });
  });

  it('shows no control or direction-turning characters of a name someone else wrote', () => {
    const read = parseTemplateFragment(linkOf({ v: 1, n: 'a\u202eb\nc', p: [entry(feed)] }));
    expect(read).toMatchObject({ template: { name: 'a b c' } });
  });

  it('any text survives the encoding, and any other text is refused or read without failing', () => {
    assert(
      property(array(constantFrom(...LETTERS_OF_ALL_WIDTHS)), (letters) => {
        const text = letters.join('');
        expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
        expect(() => parseTemplateFragment(`#template=${text}`)).not.toThrow();
      }),
      { seed: 4648, numRuns: 300 },
    );
  });
});

describe('[G-01] [G-02] what a template would add', () => {
  const catalogue = { here: all.filter(({ id }) => id !== powder.id), all };

  it('every product of it is added or named with the reason why not', () => {
    const gone = { ...feed, id: 'gone', name: 'Gone' };
    const turned = { ...feed, id: 'tarnvane-standard', name: 'Tarnvane Standard', volumeUnit: 'g' as const };
    const plan = previewTemplate({ name: 'a', products: [feed, powder, gone, turned] }, catalogue, []);
    expect(plan.add.map(({ product, volume, now }) => [product.id, volume, now])).toEqual([
      [feed.id, 1000, null],
    ]);
    expect(plan.unavailable).toEqual([powder]);
    expect(plan.unknown).toEqual([gone]);
    expect(plan.otherUnit).toEqual([turned]);
  });

  it('says what the regimen holds now, and replaces that amount alone', () => {
    const held = { ...feed, packSize: '', images: [], volume: 250 };
    const other = { ...held, id: 'dalesip-mini', name: 'Dalesip Mini', volume: 125 };
    const state = addProduct(addProduct(emptyRegimen('uk'), held), other);
    const plan = previewTemplate(template, { here: all, all }, state.products);
    expect(plan.add[0]?.now).toBe(250);
    const after = applyTemplate(state, plan);
    expect(after.products.map(({ id, volume }) => [id, volume])).toEqual([
      [feed.id, 1000],
      ['dalesip-mini', 125],
      [powder.id, 5.5],
    ]);
    expect(state.products[0]?.volume).toBe(250);
  });
});

describe('[G-01] [G-02] templates on the device', () => {
  it('are kept and read again', () => {
    const saved = saveTemplate([], template);
    expect(parseTemplates(serialiseTemplates(saved))).toEqual(saved);
  });

  it.each(['', 'null', '[]', '{"version":2,"templates":[]}', '{"version":1}'])('%s is not read', (text) => {
    expect(parseTemplates(text)).toBeNull();
  });

  it('one that cannot be read does not take the others with it', () => {
    const text = JSON.stringify({ version: 1, templates: [{ name: 'x' }, null, template] });
    expect(parseTemplates(text)).toEqual([template]);
  });

  it('the same name takes the place of the old one, whatever its case', () => {
    const second = { ...template, name: ' OVERNIGHT – énergie', products: [feed] };
    expect(saveTemplate([template], second)).toEqual([second]);
    expect(deleteTemplate([template], second.name)).toEqual([]);
  });

  it('no more are taken than the list holds', () => {
    const full = Array.from({ length: MAX_TEMPLATES }, (_, index) => ({ ...template, name: `t${index}` }));
    expect(saveTemplate(full, { ...template, name: 'one more' })).toBe(full);
    expect(saveTemplate(full, { ...template, name: 't0', products: [feed] })).toHaveLength(MAX_TEMPLATES);
  });
});

const planOf = (given: object): FeedPlan => {
  const { plan } = parseFeedPlan(given);
  if (plan === null) throw new Error('no plan');
  return plan;
};

describe('[L-10] [M-07] a template with a feed plan and a recipe', () => {
  const night = { product: feed.id, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
  const plan = planOf({
    sessions: [night],
    flush: { before: 30, after: 30 },
    medicines: { times: 1, before: 30, after: 30, at: ['09:00'] },
    extraWater: 400,
    cap: { fromKcalPerKg: 10, toKcalPerKg: 30, onDay: 5 },
  });
  const recipe = parseRecipe({
    product: powder.id,
    by: 'final_volume',
    strengthPercent: 13,
    finalMl: 600,
  }).recipe as Recipe;
  const regimen = {
    ...emptyRegimen('uk'),
    products: [feed, powder].map((one) => ({ ...one, packSize: '', images: [] })),
  };
  const made = templateOf('Night', setFeedPlan(setRecipe(regimen, recipe), plan));

  it('keeps how they are given and made up, and nothing that was set for one patient', () => {
    expect(made.recipe).toEqual(recipe);
    expect(made.feedPlan?.sessions).toEqual(plan.sessions);
    expect(made.feedPlan?.flush).toEqual(plan.flush);
    expect(JSON.stringify(made)).not.toMatch(/cap|madeFor|400/);
    expect(made.feedPlan?.medicines.times).toBe(0);
  });

  it('comes back from a link and from the device as it was', () => {
    expect(parseTemplateFragment(templateFragment(made))).toEqual({
      kind: 'template',
      template: made,
      unreadable: 0,
    });
    expect(parseTemplates(serialiseTemplates([made]))).toEqual([made]);
  });

  it('with a plan that cannot be read brings its products, and says so', () => {
    const link = linkOf({ v: 1, n: 'Night', p: [entry(feed)], f: { sessions: 'all night' } });
    expect(parseTemplateFragment(link)).toEqual({
      kind: 'template',
      template: { name: 'Night', products: [feed] },
      unreadable: 1,
    });
  });

  const openedAt = (age: number | undefined, from: RegimenTemplate = made) =>
    applyTemplate(
      { ...emptyRegimen('uk'), values: age === undefined ? {} : { PD_AGE: age } },
      previewTemplate(from, { here: all, all }, []),
    );

  it('is out of date where it is opened, until it was looked at', () => {
    const opened = openedAt(216);
    expect(opened.feedPlan?.plan).toEqual(made.feedPlan);
    expect(opened.recipe).toEqual(recipe);
    expect(isFeedPlanOutOfDate(opened)).toBe(true);
    expect(isFeedPlanOutOfDate(confirmFeedPlan(opened))).toBe(false);
  });

  it('brings an adult their flushes; to a child, and where no age is entered, they are not entered, which is not 0 ml', () => {
    expect(openedAt(216).feedPlan?.plan.flush).toEqual({ before: 30, after: 30 });
    for (const age of [215, undefined]) expect(openedAt(age).feedPlan?.plan.flush).toBeUndefined();
  });

  it('is not kept for a child until the flushes are entered, whichever way it is kept', () => {
    const opened = openedAt(60);
    const plan = opened.feedPlan?.plan;
    if (plan === undefined) throw new Error('no plan');
    const moved = { ...plan, sessions: plan.sessions.map((one) => ({ ...one, volume: 900 })) };
    for (const kept of [confirmFeedPlan(opened), setFeedPlan(opened, plan), setFeedPlan(opened, moved)]) {
      expect(isFeedPlanOutOfDate(kept)).toBe(true);
      expect(isFeedPlanOfTemplate(kept)).toBe(true);
    }
    const entered = setFeedPlan(opened, { ...plan, flush: { before: 0, after: 0 } });
    expect(isFeedPlanOutOfDate(entered)).toBe(false);
  });

  it('whose flushes are not entered is stored, sent and opened as such, and its fluid is not said to be all', () => {
    const opened = openedAt(60);
    const { feedPlan } = opened;
    if (feedPlan === undefined) throw new Error('no plan');
    expect(parseFeedPlan(serialiseFeedPlan(feedPlan.plan))).toEqual({ plan: feedPlan.plan, errors: [] });
    const again = templateOf('Of a child', opened);
    expect(parseTemplates(serialiseTemplates([again]))).toEqual([again]);
    expect(openedAt(216, again).feedPlan?.plan.flush).toBeUndefined();
    const { feedPlan: result } = calculatePlanAndRecipe({
      ...opened,
      feedPlan: feedPlan.plan,
      assessment: assess(opened),
      catalogue: all,
    });
    expect(result?.intakeMl.volume.complete).toBe(false);
    expect(result?.freeWaterMl.complete).toBe(false);
  });

  it('that was deleted before it was looked at comes back as it was, and not as looked at', () => {
    const opened = openedAt(216);
    const back = restoreFeedPlan(setFeedPlan(opened, undefined), opened.feedPlan);
    expect(back.feedPlan).toEqual(opened.feedPlan);
    expect(isFeedPlanOutOfDate(back)).toBe(true);
  });

  it('comes along only with all its products', () => {
    const here = all.filter(({ id }) => id !== feed.id);
    const opened = applyTemplate(emptyRegimen('uk'), previewTemplate(made, { here, all }, []));
    expect(opened.feedPlan).toBeUndefined();
    expect(opened.recipe).toEqual(recipe);
  });
});
