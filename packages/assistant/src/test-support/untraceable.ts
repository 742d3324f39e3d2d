// Longer than other files: every calculation that an answer may contain is repeated here from the raw labels.
import type { Product } from '@dietetic/catalogue';
import type { Answer, AnswerValue } from '../answers/answer.ts';
import { rawRows, scaledText, withCommas } from './raw-labels.ts';

/** How many scoops there are in a pack, or in an amount of the question. */
function scoopsOf(units: Product['units'], asked: readonly string[]): string[] {
  const scoop = units.find(({ kind }) => kind === 'scoop');
  const amounts = [...units.map(({ amount }) => amount), ...asked.map(Number)];
  return scoop === undefined ? [] : amounts.map((amount) => String(Math.round(amount / scoop.amount)));
}

/**
 * Powder, scoops, water and feed for the ml, g or scoops of the question at the strength of the label, calculated from
 * the raw product, and the volume that the nearest whole number of scoops makes.
 */
function mixesOf(product: Product, asked: readonly string[]): string[] {
  const { dilution, dilutionScoops, scoopGrams } = product;
  if (dilution?.madeUpMl == null || dilution.powderGrams === null) return [];
  const { powderGrams, madeUpMl, liquidMl } = dilution;
  const perScoop = dilutionScoops === null ? scoopGrams : powderGrams / dilutionScoops;
  const all = asked.map((number) => Number(number.replaceAll(',', '')));
  return [...all, ...all.map((litres) => litres * 1000)].flatMap((number) =>
    [number / madeUpMl, number / powderGrams, (number * (perScoop ?? 0)) / powderGrams].flatMap((times) => {
      const scoops = (times * powderGrams) / (perScoop ?? 1);
      const ofWhole = (Math.round(scoops) * (perScoop ?? 0) * madeUpMl) / powderGrams;
      return [times * powderGrams, times * madeUpMl, times * (liquidMl ?? 0), scoops, ofWhole].map((each) =>
        String(Number(each.toFixed(1))),
      );
    }),
  );
}

/** The volumes of the packs in the question, separately and added up. */
function volumesOf(products: readonly Product[], asked: readonly string[]): string[] {
  const counts = [1, ...asked.map(Number)];
  const each = products.map(({ units }) =>
    units.flatMap(({ amount }) => counts.map((count) => count * amount)),
  );
  const sums = each.reduce(
    (all, volumes) => all.flatMap((sum) => volumes.map((volume) => sum + volume)),
    [0],
  );
  return [...each.flat(), ...sums].map(String);
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Numbers that Sim may use by itself: the 100 of a basis, the thresholds of claims, the five steps, emergency numbers. */
const OWN_NUMBERS = ['100', '40', '20', '1.5', '1', '5', '999', '112', '116', '123', '111'];

/**
 * Every number of an answer that is not on a label, in a quoted text or in the question, and was not calculated from
 * those. `quoted` holds the numbers of all texts that may be quoted.
 */
export function untraceable(
  answer: Answer,
  question: string,
  products: readonly Product[],
  quoted: ReadonlySet<string>,
): string[] {
  const own = products.filter((product) => answer.productIds.includes(product.id));
  const counts = [
    answer.productIds.length,
    answer.parts.flatMap((part) => (part.kind === 'products' ? part.rows : [])).length,
  ];
  // A figure in a sentence is also in the values or in a table, where it is checked against the label.
  const proved = answer.parts.flatMap((part) =>
    part.kind === 'values'
      ? part.values.filter(isOnTheLabel)
      : part.kind === 'products'
        ? part.rows.flatMap((row) => row.values.filter(isOnTheLabel))
        : part.kind === 'table'
          ? (part.workedOut ?? []).filter(isOnTheLabel)
          : [],
  );
  const sold = products.filter(
    ({ productAvailability }) => productAvailability !== (answer.country === 'uk' ? 'roi' : 'uk'),
  );
  const allowed = new Set([
    ...proved.flatMap(({ shown, basis }) => [...numbersIn(shown), ...numbersIn(basis)]),
    String(sold.length),
    ...OWN_NUMBERS,
    ...counts.map(String),
    ...proved.flatMap(derivedFrom),
    ...totalsOf(proved),
    ...answer.parts.flatMap((part) =>
      part.kind === 'table' ? part.rows.flatMap(({ cells }) => differenceIn(cells)) : [],
    ),
    ...numbersIn(question),
    ...own.flatMap(numbersOfProduct),
    ...own.flatMap(({ units }) => scoopsOf(units, numbersIn(question))),
    ...own.flatMap((product) => mixesOf(product, numbersIn(question))),
    ...(/\bvolume|\bmls?\b/u.test(question) && own.length < 4 ? volumesOf(own, numbersIn(question)) : []),
    ...own.flatMap((product) =>
      [product.ageFromMonths, product.ageToMonths].flatMap((months) =>
        months === null ? [] : [String(months / 12)],
      ),
    ),
  ]);
  const isKnown = (number: string) => allowed.has(number) || quoted.has(number);
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
            (number) => !isKnown(number) && !isKnown(number.replaceAll(',', '')) && !proved.has(number),
          );
      }
      case 'list':
        return part.items.flatMap(numbersIn).filter((number) => !isKnown(number));
      case 'text':
        return numbersIn(part.text).filter(
          (number) => !isKnown(number) && !isKnown(number.replaceAll(',', '')),
        );
    }
  });
}

/** "By how much": the difference of two figures in a row, each of which is checked against the label. */
function differenceIn(cells: readonly string[]): string[] {
  const [one, other, third] = cells.flatMap((cell) => numbersIn(cell).slice(0, 1));
  if (one === undefined || other === undefined || third !== undefined) return [];
  const [first, second] = [one, other].map((number) => Number(number.replaceAll(',', '')));
  const places = Math.max(...[one, other].map((number) => number.split('.')[1]?.length ?? 0));
  return [Math.abs((first ?? 0) - (second ?? 0)).toFixed(places)];
}

const describe = (value: AnswerValue) =>
  `${value.product} ${value.nutrient} ${value.shown} ${value.unit} ${value.basis}`;
/** A PIP code is shown in two groups but is one number. */
const numbersIn = (text: string): string[] =>
  text
    .replace(/\b(\d{3})-(\d{4})\b/gu, '$1$2')
    .match(NUMBER)
    ?.map((number) => number.replace(/[.,]$/u, '')) ?? [];

export const numbersOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(numbersIn));

const ofProducts = new Map<Product, readonly string[]>();
function numbersOfProduct(product: Product): readonly string[] {
  const numbers = ofProducts.get(product) ?? numbersIn(JSON.stringify(product));
  ofProducts.set(product, numbers);
  return numbers;
}

/** Whether a value matches the raw label, row by row, checked without the app's parser and formatter. */
export function isOnTheLabel(value: AnswerValue): boolean {
  const { derivation, nutrient } = value;
  const of = derivation?.kind === 'for-target' ? derivation.of : nutrient;
  const rows = [...rawRows(value.productId)].filter(([name]) => sameName(name, of));
  // If the label has no such row, the value must be "not stated".
  if (rows.length === 0) return value.shown === 'not stated';
  return rows.some(([, row]) => {
    const [per100, perServing] = row.columns;
    const isUnit =
      row.unit.replace(/^µg/u, 'micrograms') === value.unit ||
      /^(?:mmol|for-target)$/u.test(derivation?.kind ?? '');
    return isUnit && fits(value, per100, perServing);
  });
}

/** Nitrogen from protein and IU of vitamin D, calculated from the raw label. */
function derivedFrom({ productId, nutrient, derivation }: AnswerValue): string[] {
  const factor = nutrient.startsWith('Protein')
    ? 1 / 6.25
    : nutrient.startsWith('Vitamin D')
      ? 40
      : undefined;
  if (factor === undefined) return [];
  return [...rawRows(productId)].flatMap(([name, { columns }]) => {
    if (!sameName(name, nutrient)) return [];
    const [per100, perServing] = columns.map(Number);
    const number =
      derivation?.kind === 'scaled'
        ? ((per100 ?? 0) * derivation.amount) / 100
        : derivation?.kind === 'scaled-serving'
          ? ((perServing ?? 0) * derivation.amount) / derivation.servingMl
          : derivation?.kind === 'label' && derivation.column === 'per-serving'
            ? (perServing ?? 0)
            : (per100 ?? 0);
    return [(number * factor).toFixed(factor < 1 ? 2 : 0)];
  });
}

/** Sums and differences of each nutrient's amounts, calculated from the raw labels. */
function totalsOf(values: readonly AnswerValue[]): string[] {
  return [...new Set(values.map(({ nutrient }) => nutrient))].flatMap((nutrient) => {
    const parts = values.flatMap(({ nutrient: other, productId, derivation, shown, unit }) => {
      const row = [...rawRows(productId)].find(
        ([name, each]) => sameName(name, other) && each.unit.replace(/^µg/u, 'micrograms') === unit,
      )?.[1];
      if (other !== nutrient || row === undefined || derivation === null) return [];
      const [per100, perServing] = row.columns.map(Number);
      const number =
        derivation.kind === 'scaled'
          ? ((per100 ?? 0) * derivation.amount) / 100
          : derivation.kind === 'label' && derivation.column === 'per-serving'
            ? (perServing ?? 0)
            : derivation.kind === 'scaled-serving'
              ? ((perServing ?? 0) * derivation.amount) / derivation.servingMl
              : undefined;
      return number === undefined ? [] : [{ number, places: shown.split('.')[1]?.length ?? 0 }];
    });
    const [one, other, third] = parts;
    if (one === undefined || other === undefined) return [];
    const sum = parts.reduce((total, { number }) => total + number, 0);
    const difference = third === undefined ? Math.abs(one.number - other.number) : sum;
    const places = Math.max(...parts.map((part) => part.places));
    return [sum, difference].map((number) =>
      withCommas((Math.round(number * 10 ** places + 1e-9) / 10 ** places).toFixed(places)),
    );
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
    case 'ratio': {
      const others = [...rawRows(value.productId)].flatMap(([name, row]) =>
        sameName(name, derivation.other) ? [Number(row.columns[0])] : [],
      );
      return others.some(
        (other) =>
          value.shown.startsWith('below ') ||
          Math.abs((Number(number) / other) * derivation.amount - Number(shown.replaceAll(',', ''))) <=
            0.5 * 10 ** -places + 1e-9,
      );
    }
    case 'for-target':
      return (
        Math.abs(
          ((derivation.target / Number(number)) * 100) / (derivation.pack ?? 1) -
            Number(shown.replaceAll(',', '')),
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
