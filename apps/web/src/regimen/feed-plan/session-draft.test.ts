import type { Product } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  feedPlanSentences,
  runBoluses,
  parseFeedPlan,
  usualContainer,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryOfValue, toNumberEntry } from '#ui/number-field/number-text.ts';
import { bolusVolumeEntry, withBolusEntry } from './bolus-draft.ts';
import { withTypedRow, type RowKey, rowText } from './row-draft.ts';
import {
  containersOf,
  type DraftContext,
  draftOf,
  containerEntries,
  unplannedMl,
  newDraft,
  parseDraft,
  type SessionDraft,
} from './session-draft.ts';
import { endTimeText, hoursUntil, parseMedicineTimes, parseTime } from './session-times.ts';
import { nextPreset, ofRoute, PRESETS } from './session-presets.ts';
import { moveSession, withSession } from './sessions-of-plan.ts';

const context = (ageMonths: number): DraftContext => ({
  plan: undefined,
  amounts: [{ product: 'feed', ml: 1000 }],
  products: [],
  ageMonths,
});
const ADULT = context(852);

const planOf = (draft: SessionDraft) => {
  const read = parseDraft(draft);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return withSession(undefined, read, null, 852);
};
const BOTH: DraftContext = {
  ...ADULT,
  amounts: [
    { product: 'feed', ml: 1000 },
    { product: 'other', ml: 800 },
  ],
};

/** Boluses as they are typed, one entry after another. */
const typed = (draft: SessionDraft, ...parts: Parameters<typeof withBolusEntry>[1][]) =>
  parts.reduce(withBolusEntry, draft);
const each = (text: string) => ({ each: toNumberEntry(text) });
const givenOf = (draft: SessionDraft) => {
  const [session] = planOf(draft).sessions;
  if (session?.mode !== 'bolus') throw new Error('no boluses');
  return [session.volume, session.boluses, runBoluses(session, false).bolus, session.bolusStep];
};

it('[L-02] a powder is never offered as a closed pack, nor kept as one', () => {
  const products = [
    { id: 'powder', basis: 'g' },
    { id: 'feed', basis: 'ml' },
  ] as Product[];
  expect(containersOf(products, 'powder')).not.toContain('rth');
  expect(containersOf(products, 'feed')).toContain('rth');
  const { plan } = parseFeedPlan({
    sessions: [
      { product: 'powder', mode: 'continuous', volume: 885, start: '08:00', hours: 20, container: 'rth' },
    ],
  });
  const [held] = plan?.sessions ?? [];
  if (held === undefined) throw new Error('no session');
  const draft = draftOf(held, { ...ADULT, products });
  expect(draft.container).toBeUndefined();
  expect(usualContainer(containerEntries(draft), [], products)).toBe('reconstituted');
});

const givenOfMade = (ageMonths: number, ml: number, ...parts: Parameters<typeof withBolusEntry>[1][]) => {
  const made = {
    ...context(ageMonths),
    amounts: [{ product: 'powder', ml }],
    products: [{ id: 'powder', basis: 'g' }] as Product[],
  };
  const none = entryOfValue(0);
  const draft = { ...typed(newDraft(made, 'bolus'), ...parts), first: '06:00' };
  const shown = bolusVolumeEntry(draft, false)?.value;
  return [...givenOf({ ...draft, flushBefore: none, flushAfter: none }), shown];
};

it('[L-02] of what scoops make up no part of a millilitre is left to plan', () => {
  const made = {
    amounts: [{ product: 'powder', ml: 889.333333 }],
    products: [{ id: 'powder', basis: 'g' }] as Product[],
  };
  const left = (volume: number) => {
    const session = { product: 'powder', mode: 'bolus', volume, boluses: 3, first: '06:00' };
    const { plan } = parseFeedPlan({ sessions: [session] });
    return unplannedMl({ ...context(4), ...made, plan: plan ?? undefined }, 'powder');
  };
  expect([left(889), left(889.3)]).toEqual([undefined, undefined]);
  expect(left(600)).toBeCloseTo(289.333333, 6);
});

it('[L-02] boluses of a powder share out what its recipe makes, and no more until more is typed', () => {
  expect(givenOfMade(4, 604.3)).toEqual([600, 6, 100, 1, 100]);
  expect(givenOfMade(4, 604.3, { boluses: entryOfValue(8) })).toEqual([600, 8, 75, 1, 75]);
  expect(givenOfMade(4, 606)).toEqual([606, 6, 101, 1, 101]);
  expect(givenOfMade(4, 604.3, { volume: entryOfValue(606) })).toEqual([606, 6, 101, 1, 101]);
  expect(givenOfMade(4, 604.3, each('101'))).toEqual([606, 6, 101, 1, 101]);
  expect(givenOfMade(60, 955)).toEqual([954, 6, 159, 1, 159]);
});

it.each([
  ['dalesip-milk', 400, 'decanted'],
  ['tarnvane-standard', 1000, 'rth'],
  ['wrenfold-tube', 200, 'decanted'],
  ['wrenfold-tube', 1000, 'rth'],
])('[L-04] a session of %s, %s ml, shows the container that its plan takes: %s', (product, ml, container) => {
  const catalogue = demonstrationProducts();
  const selected = catalogue
    .filter(({ id }) => id === product)
    .map(({ id, name }) => ({
      id,
      name,
      packSize: '',
      images: [],
      volume: ml,
      volumeUnit: 'ml' as const,
    }));
  const draft = newDraft({ ...ADULT, amounts: [{ product, ml }], products: catalogue });
  expect(usualContainer(containerEntries(draft), selected, catalogue)).toBe(container);
  const { feedPlan } = calculatePlanAndRecipe({
    country: 'uk',
    values: {},
    lists: { PD_SCOPE: [] },
    assessment: { fluid: { result: null } as never, bmi: null, weightDifference: null, errors: [] },
    feedPlan: planOf(draft),
    recipe: undefined,
    products: selected,
    catalogue,
  });
  expect(feedPlan?.sessions[0]?.hung.container).toBe(container);
  expect(planOf({ ...draft, container: 'milk' }).sessions[0]?.container).toBe('milk');
});

describe('[L-01] a session as it is typed', () => {
  it('reads a time as people type it, and nothing else', () => {
    expect(['20:00', '2000', '8.05', '805'].map((text) => parseTime(text))).toEqual([1200, 1200, 485, 485]);
    expect(['', '24:00', '8', 'noon', '20:60'].map((text) => parseTime(text))).toEqual(Array(5).fill(null));
  });

  it('medicines are at times, or so often a day where no time is said', () => {
    expect(parseMedicineTimes('13:00, 9.00')).toEqual({ times: 2, at: [540, 780] });
    expect(['3', ' ', '3 x', '25:00'].map(parseMedicineTimes)).toEqual([
      { times: 3 },
      { times: 0 },
      null,
      null,
    ]);
  });

  it('hours and end time agree, past midnight too', () => {
    expect(endTimeText({ start: '20:00', hours: entryOfValue(12) })).toBe('08:00');
    expect(hoursUntil('20:00', '08:00')?.value).toBe(12);
    expect(hoursUntil('20:00', 'x')).toBeUndefined();
    expect(endTimeText({ start: '', hours: entryOfValue(12) })).toBe('');
  });

  it('an adult starts with the whole amount overnight, and can be saved as it is', () => {
    const read = parseDraft(newDraft(ADULT));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const plan = withSession(undefined, read, null, 852);
    const { feedPlan } = calculatePlanAndRecipe({
      country: 'uk',
      values: {},
      lists: { PD_SCOPE: [] },
      assessment: { fluid: { result: null } as never, bmi: null, weightDifference: null, errors: [] },
      feedPlan: plan,
      recipe: undefined,
      products: [],
      catalogue: [] as Product[],
    });
    const [sentence = ''] = feedPlan === null ? [] : feedPlanSentences(plan, feedPlan);
    expect(sentence.replaceAll('\u00a0', ' ')).toBe(
      '83 ml/h for 12 h 3 min, dose 1,000 ml, start 20:00, finishes about 08:03 the next day.',
    );
    expect(unplannedMl({ ...ADULT, plan }, 'feed')).toBeUndefined();
  });

  it.each([
    { mode: 'cyclic', start: '20:00', hours: 11.5, rounding: 'up', packSize: 500, hangLimitHours: 12 },
    {
      mode: 'bolus',
      boluses: 5,
      first: '08:00',
      last: '20:00',
      minutes: 25,
      bolusStep: 20,
      timeStepMinutes: 30,
      packSize: 500,
    },
    { mode: 'bolus', boluses: 5, first: '08:00' },
  ])('$mode from elsewhere is opened and saved without a loss', (own) => {
    const given = { product: 'feed', volume: 500.5, container: 'decanted', ...own };
    const { plan } = parseFeedPlan({ sessions: [given], flush: { before: 5, after: 10 } });
    const [session] = plan?.sessions ?? [];
    if (plan === null || session === undefined) throw new Error('no session');
    expect(parseDraft(draftOf(session, { ...ADULT, plan }))).toEqual({
      ok: true,
      session,
      flush: plan.flush,
    });
  });

  it('boluses by day are offered beside a pump by night, at other times than the pump’s, and the other way round', () => {
    const night = planOf(newDraft(BOTH));
    expect(nextPreset(night, undefined)).toBe('bolus');
    expect(newDraft({ ...BOTH, plan: night }, 'bolus')).toMatchObject({
      product: 'other',
      mode: 'bolus',
      first: '10:00',
      last: '18:00',
      boluses: { value: 4 },
    });
    const day = planOf(newDraft(BOTH, 'bolus'));
    expect(nextPreset(day, undefined)).toBe('overnight');
    // Six boluses from 07:00 to 22:00 leave the pump from 23:00 to 06:00.
    expect(newDraft({ ...BOTH, plan: day }, 'overnight')).toMatchObject({
      start: '23:00',
      hours: { value: 7 },
    });
    // A pump of 22 hours leaves no room: the preset's own times, and the overlap is asked about.
    const long = planOf({ ...newDraft(BOTH), hours: entryOfValue(22) });
    expect(newDraft({ ...BOTH, plan: long }, 'bolus')).toMatchObject({ first: '07:00', last: '22:00' });
    // Times of a child are entered, whatever there is already.
    expect(newDraft({ ...BOTH, plan: night, ageMonths: 60 }, 'bolus')).toMatchObject({ first: '', last: '' });
  });

  it('moves round the clock as a whole: volume, hours and the gaps between boluses stay the same', () => {
    const [night] = planOf(newDraft(ADULT)).sessions;
    const [day] = planOf(newDraft(ADULT, 'bolus')).sessions;
    if (night === undefined || day === undefined) throw new Error('no session');
    expect(moveSession(night, 300)).toEqual({ ...night, start: 60 });
    expect(moveSession(night, -1215)).toEqual({ ...night, start: 1425 });
    expect(moveSession(day, 150)).toEqual({ ...day, first: 570, last: 30 });
    expect(moveSession(moveSession(day, 150), -150)).toEqual(day);
  });

  it('for a child, start and flushes have to be entered: they do not default to zero', () => {
    const draft = newDraft(context(60));
    const read = parseDraft(draft);
    expect(read).toEqual({
      ok: false,
      problems: { start: 'needed', flushBefore: 'needed', flushAfter: 'needed' },
    });
    const entered = { ...draft, start: '19:00', flushBefore: entryOfValue(0), flushAfter: entryOfValue(10) };
    expect(parseDraft(entered)).toMatchObject({ ok: true, flush: { before: 0, after: 10 } });
  });

  it.each([
    [{ volume: undefined }, { volume: 'needed' }],
    [{ volume: { text: 'x' } }, { volume: 'not-a-number' }],
    [{ volume: entryOfValue(0) }, { volume: 'over-zero' }],
    [{ hours: entryOfValue(25) }, { hours: 'hours' }],
    [{ start: '25:00' }, { start: 'time' }],
    [{ end: '6' }, { end: 'time' }],
    [{ mode: 'bolus' as const, first: '07:00', boluses: entryOfValue(2.5) }, { boluses: 'count' }],
    [{ mode: 'bolus' as const, first: '07:00', last: '07:00' }, { last: 'same-time' }],
    [{ mode: 'bolus' as const, first: '07:00', minutes: entryOfValue(2000) }, { minutes: 'minutes' }],
  ])('%j is refused with its reason', (wrong, problems) => {
    expect(parseDraft({ ...newDraft(ADULT), ...wrong })).toEqual({ ok: false, problems });
  });

  it('six boluses from first to last', () => {
    const read = parseDraft(newDraft(ADULT, 'bolus'));
    expect(read).toMatchObject({ ok: true, session: { mode: 'bolus', boluses: 6, volume: 1000 } });
  });

  describe('[L-02] a volume typed for each bolus is given as typed', () => {
    const day = newDraft(ADULT, 'bolus');
    it.each<[string, SessionDraft, unknown[]]>([
      ['as it comes', day, [1000, 6, 165, undefined]],
      ['66 ml each', typed(day, { boluses: entryOfValue(8) }, each('66')), [528, 8, 66, 1]],
      ['more of them afterwards', typed(day, each('66'), { boluses: entryOfValue(8) }), [528, 8, 66, 1]],
      ['a part of a millilitre', typed(day, each('66.25')), [397.5, 6, 66.25, 0.01]],
      ['one that the usual step gives', typed(day, each('165')), [990, 6, 165, undefined]],
      [
        'a volume typed after it is shared out',
        typed(day, each('66'), { volume: entryOfValue(500) }),
        [500, 6, 85, undefined],
      ],
      [
        'emptied again, the volume is as before',
        typed(day, each('66'), each('6'), { each: undefined }),
        [1000, 6, 165, undefined],
      ],
      [
        'and goes on as if it had not been typed',
        typed(day, each('66'), { each: undefined }, { boluses: entryOfValue(8) }),
        [1000, 8, 125, undefined],
      ],
    ])('%s', (_what, draft, given) => expect(givenOf(draft)).toEqual(given));

    it('shows what one bolus comes to while none is typed', () => {
      expect(bolusVolumeEntry(day, false)?.value).toBe(165);
      expect(bolusVolumeEntry({ ...day, volume: entryOfValue(999) }, true)?.value).toBe(165);
      expect(bolusVolumeEntry({ ...day, volume: undefined }, false)).toBeUndefined();
      expect(bolusVolumeEntry(typed(day, each('66')), false)?.text).toBe('66');
      expect(bolusVolumeEntry(typed(day, each('66'), { each: undefined }), false)).toBeUndefined();
    });

    it.each([
      ['x', 'not-a-number'],
      ['0', 'over-zero'],
    ])('%s is refused', (text, problem) => {
      expect(parseDraft(typed(day, each(text)))).toMatchObject({ ok: false, problems: { each: problem } });
    });

    it('boluses of an infant are rounded to 1 ml, also where a pump session becomes boluses', () => {
      expect(newDraft(context(4), 'bolus').bolusStep).toBe(1);
      expect(newDraft(context(12), 'bolus').bolusStep).toBeUndefined();
      const [night] = planOf(newDraft(ADULT)).sessions;
      if (night === undefined) throw new Error('no session');
      expect(draftOf(night, context(4)).bolusStep).toBe(1);
      const infant = {
        ...newDraft(context(4), 'bolus'),
        first: '06:00',
        volume: entryOfValue(530),
        boluses: entryOfValue(8),
      };
      expect(givenOf({ ...infant, flushBefore: entryOfValue(0), flushAfter: entryOfValue(0) })).toEqual([
        530, 8, 66, 1,
      ]);
    });
  });

  it.each<[Partial<Record<RowKey, string>>, object]>([
    [{ volume: '1,200' }, { ok: true, session: { volume: 1200, hours: 12 } }],
    [
      { volume: '950.5 ml', start: '2130', hours: '10' },
      { ok: true, session: { volume: 950.5, start: 1290, hours: 10 } },
    ],
    [
      { volume: '', hours: ' ' },
      { ok: true, session: { volume: 1000, hours: 12 } },
    ],
    [{ volume: '1.200' }, { ok: false, problems: { volume: 'not-a-number' } }],
    [{ hours: '30' }, { ok: false, problems: { hours: 'hours' } }],
    [{ start: '8' }, { ok: false, problems: { start: 'time' } }],
  ])('%j typed in its row counts by the same check, and an emptied box for nothing', (typed, read) => {
    expect(parseDraft(withTypedRow(newDraft(ADULT), typed))).toMatchObject(read);
  });

  it('boluses typed in their row may lose their last time', () => {
    const day = newDraft(ADULT, 'bolus');
    expect(rowText(day, 'last')).toBe('22:00');
    expect(parseDraft(withTypedRow(day, { last: '' }))).toMatchObject({ ok: true });
    expect(parseDraft(withTypedRow(day, { first: '06:00', last: '06:00' }))).toMatchObject({ ok: false });
  });
});

describe('[L-11] a session by mouth', () => {
  const BABY = context(4);
  const PUMP = { product: 'feed', mode: 'cyclic', volume: 300, start: '22:00', hours: 8 };
  const times = { first: '06:00', last: '22:00' };
  const inPlan = (sessions: object[], flush?: object): DraftContext => {
    const { plan } = parseFeedPlan({ sessions, ...(flush && { flush }) });
    if (plan === null) throw new Error('no plan');
    return { ...BABY, plan };
  };

  it('is complete with its times: nothing of a tube is asked, and what was typed of one is not kept', () => {
    const draft: SessionDraft = {
      ...newDraft(BABY, 'by_mouth'),
      ...times,
      minutes: toNumberEntry('20'),
      hangLimit: toNumberEntry('4'),
      container: 'decanted',
      flushBefore: toNumberEntry('-'),
    };
    expect(parseDraft(draft)).toMatchObject({
      ok: true,
      session: { mode: 'by_mouth', boluses: 6 },
      flush: undefined,
    });
    expect(Object.keys(planOf(draft).sessions[0] ?? {}).sort()).toEqual(
      ['bolusStep', 'boluses', 'first', 'last', 'mode', 'product', 'timeStepMinutes', 'volume'].sort(),
    );
  });

  it('[L-10] beside a pump whose flushes are not entered does not make them 0 ml', () => {
    const { plan, ...beside } = inPlan([PUMP]);
    if (plan === undefined) throw new Error('no plan');
    const { flush: _flush, ...without } = plan;
    const read = parseDraft({ ...newDraft({ ...beside, plan: without }, 'by_mouth'), ...times });
    if (!read.ok) throw new Error('not read');
    expect(withSession(without, read, null, 4)).not.toHaveProperty('flush');
    const opened = plan.sessions.map((session) => parseDraft(draftOf(session, { ...beside, plan: without })));
    expect(opened).toMatchObject([{ ok: false, problems: { flushBefore: 'needed', flushAfter: 'needed' } }]);
  });

  it('beside a pump leaves its flushes as they are', () => {
    const beside = inPlan([PUMP], { before: 3, after: 5 });
    const read = parseDraft({ ...newDraft(beside, 'by_mouth'), ...times });
    if (!read.ok) throw new Error('not read');
    expect(withSession(beside.plan, read, null, 4).flush).toEqual({ before: 3, after: 5 });
  });

  it('alone in a plan gives a tube no flush that nobody typed', () => {
    const alone = inPlan([{ product: 'feed', mode: 'by_mouth', volume: 600, boluses: 4, ...times }]);
    const tube = { ...newDraft(alone, 'overnight'), start: '22:00', hours: toNumberEntry('8') };
    expect(parseDraft(tube)).toMatchObject({
      ok: false,
      problems: { flushBefore: 'needed', flushAfter: 'needed' },
    });
    const [session] = alone.plan?.sessions ?? [];
    if (session === undefined) throw new Error('no session');
    expect(parseDraft({ ...draftOf(session, alone), mode: 'bolus' })).toMatchObject({ ok: false });
  });

  it('is offered by the type of feed: alone where it is oral, not where it is tube', () => {
    expect(ofRoute(PRESETS, 'oral')).toEqual(['by_mouth']);
    expect(ofRoute(PRESETS, 'tube')).not.toContain('by_mouth');
    for (const route of ['oral_and_tube', undefined] as const)
      expect(ofRoute(PRESETS, route)).toEqual(PRESETS);
    const alone = inPlan([{ product: 'feed', mode: 'by_mouth', volume: 600, boluses: 4, ...times }]);
    if (alone.plan === undefined) throw new Error('no plan');
    expect(nextPreset(alone.plan, undefined)).toBe('by_mouth');
    expect(nextPreset(alone.plan, 'oral_and_tube')).toBe('overnight');
  });
});
