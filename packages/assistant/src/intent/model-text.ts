import type { Model } from './classifier.ts';

/**
 * A model as text, in four parts that compress well apart: intents with their bias; features, of which each begins with as many
 * letters of the one before as its first sign says; how many weights each has and of which intents; the weights in steps.
 */
const STEP = 1;
const FIRST = 33;
const MOST_LEVELS = 90;

const sign = (value: number): string => String.fromCodePoint(FIRST + value);
const valueOf = (text: string, at: number): number => (text.codePointAt(at) ?? FIRST) - FIRST;

const pairsOf = (all: readonly number[]): [intent: number, weight: number][] =>
  all.flatMap((intent, at) => (at % 2 === 0 ? [[intent, all[at + 1] ?? 0] as [number, number]] : []));

export type ModelText = { intents: string; features: string; places: string; weights: string };

const rounded = (weight: number): number =>
  Math.max(-MOST_LEVELS / 2, Math.min(MOST_LEVELS / 2 - 1, Math.round(weight / STEP)));

/** Weights are rounded; a feature whose weights all round to nothing is left out. */
export function modelText({ intents, bias, features }: Model): ModelText {
  const kept = [...features]
    .map(([name, all]) => ({
      name,
      all: pairsOf(all)
        .filter(([, weight]) => rounded(weight) !== 0)
        .toSorted(([one], [other]) => one - other),
    }))
    .filter(({ all }) => all.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  let last = '';
  const names = kept.map(({ name }) => {
    let same = 0;
    while (same < name.length && same < MOST_LEVELS && name[same] === last[same]) same += 1;
    last = name;
    return `${sign(same)}${name.slice(same)}`;
  });
  return {
    intents: intents.map((name, at) => `${name}=${(bias[at] ?? 0).toFixed(1)}`).join(' '),
    features: names.join('\n'),
    places: kept
      .map(({ all }) => {
        let before = 0;
        const deltas = all.map(([intent]) => {
          const delta = intent - before;
          before = intent;
          return sign(delta);
        });
        return deltas.join('');
      })
      .join('\n'),
    weights: kept
      .flatMap(({ all }) => all.map(([, weight]) => sign(rounded(weight) + MOST_LEVELS / 2)))
      .join(''),
  };
}

/** So many features between two pauses. */
const STEP_OF_FEATURES = 500;

/** The model of a text, read in steps. */
export function* modelOf({ intents, features, places, weights }: ModelText): Generator<undefined, Model> {
  const named = intents.split(' ').map((each) => each.split('='));
  const rows = places.split('\n');
  const read = new Map<string, number[]>();
  let last = '';
  let at = 0;
  for (const [row, line] of features.split('\n').entries()) {
    if (row % STEP_OF_FEATURES === 0) yield;
    last = last.slice(0, valueOf(line, 0)) + line.slice(1);
    const deltas = rows[row] ?? '';
    let intent = 0;
    const all: number[] = [];
    for (let place = 0; place < deltas.length; place += 1) {
      intent += valueOf(deltas, place);
      all.push(intent, (valueOf(weights, at) - MOST_LEVELS / 2) * STEP);
      at += 1;
    }
    read.set(last, all);
  }
  return {
    intents: named.map(([name = '']) => name),
    bias: named.map(([, bias]) => Number(bias)),
    features: read,
  };
}
