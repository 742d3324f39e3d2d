// Longer than other files: a table with a line for each kind of follow-up.
import type { Answer, AnswerPart } from '../answers/answer.ts';
import { type Random, randomOf } from './generated-grammar.ts';

/*
 * Follow-ups made from a table: a question, and after it another asked in short, in many voices, and in full. What Sim says to the
 * whole question is what it must say to the short one (decision 309).
 */

type FollowUp = {
  /** One message after the other; the last of them is the follow-up. */
  messages: readonly string[];
  /** The follow-up in full; `null` where nobody can know which product is meant, so that it is asked back. */
  whole: string | null;
};

/** {p} a product, {s} and {x} others of its range by the words {w} and {y} of their names, {k} how it is packed. */
const PRODUCTS: readonly Readonly<Record<string, string>>[] = [
  {
    p: 'Tarnvane Standard',
    s: 'Tarnvane Peptide',
    w: 'peptide',
    x: 'Tarnvane Plant Fibre',
    y: 'plant',
    k: 'pack',
  },
  {
    p: 'Dalesip Mini',
    s: 'Dalesip Mini Protein',
    w: 'protein',
    x: 'Dalesip Mini Fibre',
    y: 'fibre',
    k: 'bottle',
  },
  { p: 'Dalesip Two', s: 'Dalesip Yogurt', w: 'yogurt', x: 'Dalesip Juice', y: 'juice', k: 'bottle' },
  {
    p: 'Tarnvane Energy',
    s: 'Tarnvane Energy Fibre',
    w: 'fibre',
    x: 'Tarnvane Peptide Energy',
    y: 'peptide',
    k: 'pack',
  },
  { p: 'Dalesip Milk', s: 'Dalesip Plant', w: 'plant', x: 'Dalesip Protein', y: 'protein', k: 'bottle' },
];
const OTHERS = ['Nephrane Dialysis', 'Wrenfold Sip 1.5', 'Glymarra PKU Carton 20', 'Cradlemere High Energy'];
const ROWS = ['protein', 'fat', 'carbohydrate', 'iron', 'zinc'];
const SALTS = ['sodium', 'potassium', 'calcium', 'magnesium'];
const LISTS = ['tube feeds', 'halal products', 'PKU products', 'sip feeds with fibre'];

/** {o} a product of another range, {n} and {m} rows, {a} and {b} salts, {l} a list. */
const KINDS: readonly (readonly [
  kind: string,
  before: readonly string[],
  says: readonly string[],
  whole: string | null,
])[] = [
  [
    'another nutrient',
    ['{n} in {p}'],
    ['and {m}?', '{m} as well', 'what about the {m}', 'could you also give me the {m}'],
    '{m} of {p}',
  ],
  [
    'another nutrient for an amount',
    ['{n} in 500 ml {p}'],
    ['{m} too', 'plus {m}', 'ok and {m}'],
    '{m} in 500 ml of {p}',
  ],
  [
    'another product',
    ['{n} in {p}'],
    ['same for {o}', 'and {o}?', 'what about {o}', 'not {p}, {o}'],
    '{n} of {o}',
  ],
  [
    'a word of its name',
    ['{n} in {p}'],
    ['and the {w} one?', 'the {w} version', 'sorry meant the {w} one'],
    '{n} of {s}',
  ],
  [
    'not that, this',
    ['flavours of {p}'],
    ['not the {y} one, the {w}', 'the {w} one, not the {y} one', 'wrong one, I wanted the {w} one'],
    'flavours of {s}',
  ],
  [
    'an amount',
    ['{n} in {p}'],
    ['and in 750 ml', 'what would that be in 750 ml', 'make it 750 ml'],
    '{n} in 750 ml of {p}',
  ],
  ['a pack', ['{n} in {p}'], ["what's that per {k}", 'just one {k}', 'and in a {k}'], '{n} in a {k} of {p}'],
  [
    'a number of packs',
    ['{n} in {p}'],
    ['what would 3 {k}s give', 'and in 3 {k}s', '3 {k}s?'],
    '{n} in 3 {k}s of {p}',
  ],
  [
    'for its energy',
    ['{n} in {p}'],
    ['can I get that per 100 kcal', 'and per 100kcal'],
    '{n} of {p} per 100 kcal',
  ],
  ['in mmol', ['{a} in {p}'], ['can I have that in mmol', 'in mmol', 'mmol?'], '{a} of {p} in mmol'],
  [
    'both nutrients',
    ['{a} in {p}', 'and {b}?'],
    ['both in mmol', 'put both in mmol'],
    '{a} and {b} of {p} in mmol',
  ],
  [
    'both nutrients for an amount',
    ['{a} in {p}', '{b}'],
    ['both in 500 ml', 'and both for 500 ml'],
    '{a} and {b} in 500 ml of {p}',
  ],
  [
    'all three',
    ['{n} in {p}', 'and {m}?', 'calcium'],
    ['all three in 500 ml', 'and all three for 500 ml'],
    '{n}, {m} and calcium in 500 ml of {p}',
  ],
  [
    'both products',
    ['{a} in {p}', 'and {o}?'],
    ['both in mmol', 'in mmol for both'],
    '{a} of {p} and {o} in mmol',
  ],
  [
    'a mark of both products',
    ['{n} in {p}', 'and {o}?'],
    ['are they gluten free', 'are both gluten free'],
    'are {p} and {o} gluten free',
  ],
  [
    'how much more',
    ['{n} in {p}', 'and {o}?'],
    ['by how much', "so what's the difference", 'how far apart are they'],
    'how much more {n} has {p} than {o}',
  ],
  [
    'which has more',
    ['{n} in {p} and {o}'],
    ['which has more', 'which one is higher', 'highest?'],
    'which has more {n}, {p} or {o}',
  ],
  [
    'the other',
    ['{n} in {p}', 'and {o}?'],
    ['{m} in the other one', 'and the {m} in the other'],
    '{m} of {p}',
  ],
  [
    'compared with another',
    ['{n} in {p}'],
    ['how does that sit against {o}', 'more or less than {o}?'],
    'compare {p} and {o} for {n}',
  ],
  [
    'a mark on the label',
    ['{n} in {p}'],
    ['is it gluten free', 'and is that gluten free?'],
    'is {p} gluten free',
  ],
  [
    'after a refusal',
    ['how much {p} should my patient have'],
    ['ok, its shelf life', 'shelf life?'],
    'shelf life of {p}',
  ],
  [
    'the first of a ranking',
    ['which sip feed has the most protein'],
    ['{a} in that one', "what's its {a}"],
    '{a} of Dalesip Mini Protein',
  ],
  [
    'the first of a ranking, per pack',
    ['which sip feed has the most protein'],
    ["what's that per bottle"],
    'protein per bottle of Dalesip Mini Protein',
  ],
  [
    'the other end of a ranking',
    ['which tube feed with fibre has the most {n}'],
    ['and the lowest', 'which has the least'],
    'which tube feed with fibre has the least {n}',
  ],
  [
    'a pronoun after a long list',
    ['{l}'],
    ['kcal and protein in 1.5l of it', 'what flavours does it come in'],
    null,
  ],
  [
    'part of a list',
    ['{l}'],
    ['any without soya', 'which of those have no soya', 'soya free ones'],
    '{l} without soya',
  ],
  ['part of a list by age', ['{l}'], ['12 year old, which', 'for a 12 year old'], '{l} for a 12 year old'],
];

const withoutMark = (text: string) => text.replace(/\?$/u, '');
const VOICES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `grand, ${text}`,
  (text) => `hmm ${text}`,
  (text) => `thanks. ${text}`,
  (text) => `${withoutMark(text)} pls`,
  (text) => `${withoutMark(text)}, thanks`,
];

/** A number of follow-ups of each kind, by kind. */
export function generatedFollowUps(seed: number, ofEach: number): [kind: string, followUps: FollowUp[]][] {
  const random = randomOf(seed);
  return KINDS.map(([kind, before, says, whole]) => [
    kind,
    Array.from({ length: ofEach }, () => {
      const filled = filledFrom(random);
      return {
        messages: [...before.map(filled), random(VOICES)(filled(random(says)))],
        whole: whole === null ? null : filled(whole),
      };
    }),
  ]);
}

function filledFrom(random: Random): (text: string) => string {
  const [n, m] = twoOf(random, ROWS);
  const [a, b] = twoOf(random, SALTS);
  const words: Readonly<Record<string, string>> = {
    ...random(PRODUCTS),
    o: random(OTHERS),
    l: random(LISTS),
    n,
    m,
    a,
    b,
  };
  return (text) => text.replaceAll(/\{(\w)\}/gu, (_, name: string) => words[name] ?? '');
}
const twoOf = (random: Random, all: readonly string[]): readonly [string, string] => {
  const one = random(all);
  return [one, random(all.filter((each) => each !== one))];
};

/** What is told, in whatever words it begins: figures, rows, and where there are none the sentences. */
export function tellsAsMuch(answer: Answer, whole: Answer): boolean {
  const told = new Set([...factsOf(answer), ...sentencesOf(answer)]);
  const facts = factsOf(whole);
  const isOfTheSame =
    answer.productIds.length === whole.productIds.length &&
    whole.productIds.every((id) => answer.productIds.includes(id));
  return (
    answer.kind === whole.kind &&
    isOfTheSame &&
    (facts.length > 0 ? facts : sentencesOf(whole)).every((fact) => told.has(fact))
  );
}
const factsOf = ({ parts }: Answer): string[] => parts.flatMap(factsIn);
function factsIn(part: AnswerPart): string[] {
  if (part.kind === 'values')
    return part.values.map(({ productId, nutrient, basis, shown, unit }) =>
      [productId, nutrient, basis, shown, unit].join('|'),
    );
  if (part.kind === 'table')
    return part.rows.flatMap(({ label, cells }) =>
      cells.map((cell, at) => [part.columns[at], label, cell].join('|')),
    );
  return part.kind === 'list' ? part.items : [];
}
const sentencesOf = ({ parts }: Answer): string[] =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text.replace(/^(?:Yes|No)[,.] /u, '')] : []));
