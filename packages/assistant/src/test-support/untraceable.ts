import type { Product } from '@dietetic/catalogue';
import type { Answer, AnswerValue } from '../answers/answer.ts';
import { rawRows, scaledText, withCommas } from './raw-labels.ts';

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Numbers Sim may say by itself: the 100 of a basis, the thresholds of its own search words, and NHS 111. */
const ITS_OWN = ['100', '20', '1.5', '111'];

/** Every number of an answer that is neither on a label, in a text it quotes, in the question, nor worked out from those. */
export function untraceable(
  answer: Answer,
  question: string,
  products: readonly Product[],
  quoted: readonly string[],
): string[] {
  const own = products.filter((product) => answer.productIds.includes(product.id));
  const counts = [
    answer.productIds.length,
    answer.parts.flatMap((part) => (part.kind === 'products' ? part.rows : [])).length,
  ];
  const allowed = new Set([
    ...ITS_OWN,
    ...counts.map(String),
    ...numbersIn(question),
    ...quoted.flatMap(numbersIn),
    ...own.flatMap((product) => numbersIn(JSON.stringify(product))),
    ...own.flatMap((product) =>
      [product.ageFromMonths, product.ageToMonths].flatMap((months) =>
        months === null ? [] : [String(months / 12)],
      ),
    ),
  ]);
  return answer.parts.flatMap((part) => {
    switch (part.kind) {
      case 'values':
        return part.values.filter((value) => !isOnTheLabel(value)).map(describe);
      case 'products':
        return part.rows.flatMap((row) => row.values.filter((value) => !isOnTheLabel(value)).map(describe));
      case 'table': {
        const proved = new Set((part.workedOut ?? []).filter(isOnTheLabel).map(({ shown }) => shown));
        return part.rows
          .flatMap((row) => row.cells)
          .flatMap((cell) => numbersIn(cell))
          .filter(
            (number) =>
              !allowed.has(number) && !allowed.has(number.replaceAll(',', '')) && !proved.has(number),
          );
      }
      case 'list':
        return part.items.flatMap(numbersIn).filter((number) => !allowed.has(number));
      case 'text':
        return numbersIn(part.text).filter(
          (number) => !allowed.has(number) && !allowed.has(number.replaceAll(',', '')),
        );
    }
  });
}

const describe = (value: AnswerValue) =>
  `${value.product} ${value.nutrient} ${value.shown} ${value.unit} ${value.basis}`;
/** A PIP code is shown in two groups and is one number. */
const numbersIn = (text: string): string[] =>
  text
    .replace(/\b(\d{3})-(\d{4})\b/gu, '$1$2')
    .match(NUMBER)
    ?.map((number) => number.replace(/[.,]$/u, '')) ?? [];

/** Held against the raw label, row by row, without the parser or the formatter of the app. */
export function isOnTheLabel(value: AnswerValue): boolean {
  const rows = [...rawRows(value.productId)].filter(([name]) => sameName(name, value.nutrient));
  // A label without the row says nothing, and so does Sim.
  if (rows.length === 0) return value.shown === 'not stated';
  return rows.some(([, row]) => {
    const [per100, perServing] = row.columns;
    const isUnit = row.unit.replace(/^µg/u, 'micrograms') === value.unit || value.derivation?.kind === 'mmol';
    return isUnit && fits(value, per100, perServing);
  });
}

const bare = (name: string) =>
  name
    .replace(/^of which /u, '')
    .replace(/ \((?:kcal|kJ)\)$/u, '')
    .toLowerCase();
const sameName = (raw: string, shown: string) => bare(raw) === bare(shown);

const WORDS: Readonly<Record<string, RegExp>> = {
  'none added': /^(?:nil|none)/u,
  trace: /^trace/u,
  'not stated': /^-$/u,
};

function fits(value: AnswerValue, per100: string, perServing: string): boolean {
  const { derivation } = value;
  const ofServing =
    derivation?.kind === 'scaled-serving' ||
    (derivation?.kind === 'label' && derivation.column === 'per-serving');
  const source = ofServing ? perServing : per100;
  if (!value.isNumber) return WORDS[value.shown]?.test(source) === true;
  if (derivation === null) return false;
  const shown = value.shown.replace(/^below /u, '');
  const number = source.replace(/^</u, '');
  const places = /\.(\d+)/u.exec(shown)?.[1]?.length ?? 0;
  switch (derivation.kind) {
    case 'label':
      return withCommas(number) === shown;
    case 'scaled':
    case 'scaled-serving': {
      const exact = scaledText(number, derivation.amount, places);
      return (
        exact === shown || (value.shown.startsWith('below ') && Number(exact) === 0 && Number(number) > 0)
      );
    }
    case 'per-kcal':
      return (
        value.shown.startsWith('below ') ||
        Math.abs(
          (Number(number) / derivation.kcalPer100) * derivation.kcal - Number(shown.replaceAll(',', '')),
        ) <=
          0.5 * 10 ** -places + 1e-9
      );
    case 'mmol':
      return (
        Math.abs(
          (Number(per100) * derivation.amount) / 100 / derivation.mgPerMmol -
            Number(shown.replaceAll(',', '')),
        ) <=
        0.05 + 1e-9
      );
  }
}
