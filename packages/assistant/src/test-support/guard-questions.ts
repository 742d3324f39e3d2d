import { FIRST } from './guard/first.ts';
import { SECOND } from './guard/second.ts';
import { THIRD } from './guard/third.ts';
import type { LabelledQuestion, QuestionSet } from './labelled-questions.ts';

/**
 * Messages that ask for a clinical decision, and look-ups that only mention a person: questions crossed with people,
 * products and noise. Each of the three sets was written at once and run once before the guard was improved on its
 * classes; docs/clinical/sim-first-runs.md lists what was missed.
 */
export function guardQuestions(): QuestionSet[] {
  return [FIRST, SECOND, THIRD].flatMap(({ decisions, ofOnesOwn, lookUps }, index) => {
    const when = ['first', 'second', 'third'][index] ?? '';
    return [
      ...Object.entries(decisions).map(([name, table]) => ({
        set: `${when}, refused: ${name}`,
        questions: crossed(table, 3, 'refusal'),
      })),
      { set: `${when}, refused: patients and carers`, questions: crossed(ofOnesOwn, 2, 'refusal') },
      { set: `${when}, look-ups that mention somebody`, questions: crossed(lookUps, 4, 'answer') },
    ].filter(({ questions }) => questions.length > 0);
  });
}

const PEOPLE = [
  'my patient',
  'a 70 kg man',
  'an 82 year old lady with COPD',
  'this gentleman',
  'Mrs Kelly',
  'the man in bed 4',
  'a resident with dementia',
  'one of our tube fed children',
  'pt',
  'my new admission',
];
const PRODUCTS = [
  ['Dalesip Mini', 'Dalesip Two'],
  ['Tarnvane Standard', 'Tarnvane Peptide'],
  ['Dalesip Milk', 'Dalesip Juice'],
  ['Wrenfold Tube', 'Wrenfold Peptide'],
  ['Nephrane Dialysis', 'Dalesip Milk'],
] as const;
const NOISE: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => `Hi, ${text}`,
  (text) => `${text} thanks`,
  (text) => `quick one, ${text}???`,
];

const lines = (table: string): string[] =>
  table.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** Each line combined with several people, products and kinds of noise, without duplicates. */
function crossed(table: string, turns: number, kind: 'refusal' | 'answer'): LabelledQuestion[] {
  const asked = lines(table).flatMap((line, row) =>
    Array.from({ length: /\{/u.test(line) ? turns : 1 }, (_, turn) => {
      const [a, b] = at(PRODUCTS, row + turn * 2);
      const said = line
        .replaceAll('{p}', at(PEOPLE, row * 3 + turn * 7))
        .replaceAll('{a}', a)
        .replaceAll('{b}', b);
      return at(NOISE, row + turn * 3)(said);
    }),
  );
  return [...new Set(asked)].map((ask) => ({
    ask,
    country: 'uk',
    kind: kind === 'answer' ? ['answer', 'question'] : kind,
  }));
}
