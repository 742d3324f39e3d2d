import type { Model } from './classifier.ts';

/**
 * A model as text, in four parts that compress well apart: intents with their bias; features, of which each begins with as many
 * letters of the one before as its first sign says; how many features apart the weights of each column are; the weights in steps,
 * column by column, for those of one column are like each other.
 */
const STEP = 1;
/** Quotes come before it: in a script and in the file of the offline copy they would be escaped. */
const FIRST = 35;
const MOST_LEVELS = 90;
/** So many features farther, and the next sign says how many more. */
const FARTHER = 80;

const sign = (value: number): string => String.fromCodePoint(FIRST + value);
const valueOf = (text: string, at: number): number => (text.codePointAt(at) ?? FIRST) - FIRST;

const pairsOf = (all: readonly number[]): [column: number, weight: number][] =>
  all.flatMap((column, at) => (at % 2 === 0 ? [[column, all[at + 1] ?? 0] as [number, number]] : []));

export type ModelText = { intents: string; features: string; places: string; weights: string };

const rounded = (weight: number): number =>
  Math.max(-MOST_LEVELS / 2, Math.min(MOST_LEVELS / 2 - 1, Math.round(weight / STEP)));

/** Weights are rounded; a feature whose weights all round to nothing is left out. */
export function modelText({ intents, bias, features }: Model): ModelText {
  const kept = [...features]
    .map(([name, all]) => ({ name, all: pairsOf(all).filter(([, weight]) => rounded(weight) !== 0) }))
    .filter(({ all }) => all.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  let last = '';
  const names = kept.map(({ name }) => {
    let same = 0;
    while (same < name.length && same < MOST_LEVELS && name[same] === last[same]) same += 1;
    last = name;
    return `${sign(same)}${name.slice(same)}`;
  });
  const columns: { place: string; weight: string; next: number }[] = [];
  for (const [row, { all }] of kept.entries())
    for (const [column, weight] of all) {
      while (columns.length <= column) columns.push({ place: '', weight: '', next: 0 });
      const own = columns[column];
      if (own === undefined) continue;
      const gap = row - own.next;
      own.place += sign(FARTHER).repeat(Math.floor(gap / FARTHER)) + sign(gap % FARTHER);
      own.weight += sign(rounded(weight) + MOST_LEVELS / 2);
      own.next = row + 1;
    }
  return {
    intents: intents.map((name, at) => `${name}=${(bias[at] ?? 0).toFixed(1)}`).join(' '),
    features: names.join('\n'),
    places: columns.map(({ place }) => place).join('\n'),
    weights: columns.map(({ weight }) => weight).join(''),
  };
}

/** So many features, and so many columns, between two pauses. */
const STEP_OF_FEATURES = 500;
const STEP_OF_COLUMNS = 20;

/** The model of a text, read in steps. */
export function* modelOf({ intents, features, places, weights }: ModelText): Generator<undefined, Model> {
  const named = intents.split(' ').map((each) => each.split('='));
  const read: [name: string, weights: number[]][] = [];
  let last = '';
  for (const [row, line] of features.split('\n').entries()) {
    if (row % STEP_OF_FEATURES === 0) yield;
    last = last.slice(0, valueOf(line, 0)) + line.slice(1);
    read.push([last, []]);
  }
  let at = 0;
  for (const [column, gaps] of places.split('\n').entries()) {
    if (column % STEP_OF_COLUMNS === 0) yield;
    let row = 0;
    for (let place = 0; place < gaps.length; place += 1) {
      const gap = valueOf(gaps, place);
      row += gap;
      if (gap === FARTHER) continue;
      read[row]?.[1].push(column, (valueOf(weights, at) - MOST_LEVELS / 2) * STEP);
      at += 1;
      row += 1;
    }
  }
  return {
    intents: named.map(([name = '']) => name),
    bias: named.map(([, bias]) => Number(bias)),
    features: new Map(read),
  };
}
