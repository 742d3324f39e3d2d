import type { Model } from './classifier.ts';

/**
 * The model as text, in four parts that compress well: intents with their bias; features, each starting with a sign for how many
 * letters it shares with the one before; for each column, the gaps between its features; and the rounded weights, column by
 * column, because those of one column are similar.
 */
const STEP = 1;
/** The first sign comes after the quote characters, which would be escaped in scripts and in the offline copy's file. */
const FIRST_CODE = 35;
const MAX_LEVELS = 90;
/** A gap of this many features, to which the next sign adds. */
const LONG_GAP = 80;

const sign = (value: number): string => String.fromCodePoint(FIRST_CODE + value);
const valueOf = (text: string, at: number): number => (text.codePointAt(at) ?? FIRST_CODE) - FIRST_CODE;

const pairsOf = (all: readonly number[]): [column: number, weight: number][] =>
  all.flatMap((column, at) => (at % 2 === 0 ? [[column, all[at + 1] ?? 0] as [number, number]] : []));

export type ModelText = { intents: string; features: string; places: string; weights: string };

const rounded = (weight: number): number =>
  Math.max(-MAX_LEVELS / 2, Math.min(MAX_LEVELS / 2 - 1, Math.round(weight / STEP)));

/** Weights are rounded; a feature is left out if all its weights round to zero. */
export function modelText({ intents, bias, features }: Model): ModelText {
  const keptFeatures = [...features]
    .map(([name, all]) => ({ name, all: pairsOf(all).filter(([, weight]) => rounded(weight) !== 0) }))
    .filter(({ all }) => all.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  let last = '';
  const names = keptFeatures.map(({ name }) => {
    let same = 0;
    while (same < name.length && same < MAX_LEVELS && name[same] === last[same]) same += 1;
    last = name;
    return `${sign(same)}${name.slice(same)}`;
  });
  const columns: { place: string; weight: string; next: number }[] = [];
  for (const [row, { all }] of keptFeatures.entries())
    for (const [column, weight] of all) {
      while (columns.length <= column) columns.push({ place: '', weight: '', next: 0 });
      const ownColumn = columns[column];
      if (ownColumn === undefined) continue;
      const gap = row - ownColumn.next;
      ownColumn.place += sign(LONG_GAP).repeat(Math.floor(gap / LONG_GAP)) + sign(gap % LONG_GAP);
      ownColumn.weight += sign(rounded(weight) + MAX_LEVELS / 2);
      ownColumn.next = row + 1;
    }
  return {
    intents: intents.map((name, at) => `${name}=${(bias[at] ?? 0).toFixed(1)}`).join(' '),
    features: names.join('\n'),
    places: columns.map(({ place }) => place).join('\n'),
    weights: columns.map(({ weight }) => weight).join(''),
  };
}

/** How many features and how many columns are read between two pauses. */
const FEATURES_PER_STEP = 500;
const COLUMNS_PER_STEP = 20;

/** Reads the model from its text, in steps. */
export function* modelOf({ intents, features, places, weights }: ModelText): Generator<undefined, Model> {
  const nameAndBias = intents.split(' ').map((each) => each.split('='));
  const read: [name: string, weights: number[]][] = [];
  let last = '';
  for (const [row, line] of features.split('\n').entries()) {
    if (row % FEATURES_PER_STEP === 0) yield;
    last = last.slice(0, valueOf(line, 0)) + line.slice(1);
    read.push([last, []]);
  }
  let at = 0;
  for (const [column, gaps] of places.split('\n').entries()) {
    if (column % COLUMNS_PER_STEP === 0) yield;
    let row = 0;
    for (let place = 0; place < gaps.length; place += 1) {
      const gap = valueOf(gaps, place);
      row += gap;
      if (gap === LONG_GAP) continue;
      read[row]?.[1].push(column, (valueOf(weights, at) - MAX_LEVELS / 2) * STEP);
      at += 1;
      row += 1;
    }
  }
  return {
    intents: nameAndBias.map(([name = '']) => name),
    bias: nameAndBias.map(([, bias]) => Number(bias)),
    features: new Map(read),
  };
}
