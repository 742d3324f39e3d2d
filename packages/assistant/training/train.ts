import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { type Before, featuresOf } from '../src/intent/features.ts';
import type { Model } from '../src/intent/classifier.ts';
import { wordsHeard } from '../src/intent/heard.ts';
import { readingOf } from '../src/test-support/demonstration-reading.ts';

/** Labelled messages, and the model that is fitted to them. The same messages always give the same model. */
export type Labelled = { intent: string; before: Before | null; message: string };

const MESSAGES = new URL('messages/', import.meta.url);
const LINE = /^(?<intent>\S+) \| (?:(?<before>[a-z]+) >> )?(?<message>.+)$/u;

export function labelledMessages(): Labelled[] {
  const written = writtenMessages();
  return [...written, ...besideWhatIsTold(written)];
}

function writtenMessages(): Labelled[] {
  return readdirSync(MESSAGES)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, MESSAGES), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const { intent, before, message } = LINE.exec(line)?.groups ?? {};
          if (intent === undefined || message === undefined) throw new Error(`${file}: ${line}`);
          return { intent, before: (before as Before | undefined) ?? null, message };
        }),
    );
}

const TOLD = new URL('told.txt', import.meta.url);
/** So many questions of each family stand beside every story of a patient, one after the other through all of them. */
const BESIDE: Readonly<Record<string, number>> = { lookup: 3, clinical: 2, method: 1, app: 1 };

/** What is told of somebody asks nothing: beside it a question is what it is without it. */
function besideWhatIsTold(written: readonly Labelled[]): Labelled[] {
  const told = readFileSync(TOLD, 'utf8').trim().split('\n');
  return Object.entries(BESIDE).flatMap(([family, count]) => {
    const asked = written.filter(({ intent, before }) => before === null && intent.split(':')[0] === family);
    const step = Math.floor(asked.length / (told.length * count));
    return told.flatMap((story, row) =>
      Array.from({ length: count }, (_, turn) => asked[(row * count + turn) * step]).flatMap((each) =>
        each === undefined ? [] : [{ ...each, message: `${story}. ${each.message}` }],
      ),
    );
  });
}

/** Of all messages and of how they are read: the model carries it, and a test compares. */
export const fingerprint = (all: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);

const EPOCHS = 20;
/** The weights are the mean of the last epochs: what one message or another would sway is settled. */
const AVERAGED = 8;
const RATE = 0.5;
/** Draws weights to nothing that few messages need. */
const L1 = 1e-3;
/** A feature of fewer messages is left out: a word, and a pair of words. */
const FEWEST = 3;
const FEWEST_OF_A_PAIR = 8;
const SMALLEST_WEIGHT = 0.5;
const ANY = ':?';

/** Adaptive gradient descent, one message after the other, in an order that a seed gives. */
export function trained(all: readonly Labelled[]): Model {
  const intents = [...new Set(all.map(({ intent }) => intent))]
    .filter((name) => !name.endsWith(ANY))
    .toSorted();
  const of = all.map(({ message, before }) => featuresOf(wordsHeard(readingOf(message)), before));
  const counts = new Map<string, number>();
  for (const each of of) for (const feature of each) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].flatMap(([name, count]) =>
    count < (name.includes(' ') ? FEWEST_OF_A_PAIR : FEWEST) ? [] : [name],
  );
  const index = new Map(features.map((name, at) => [name, at]));
  const size = intents.length;
  const examples = all.map(({ intent }, at) => ({
    features: (of[at] ?? []).flatMap((feature) => index.get(feature) ?? []),
    right: intents.map((name) =>
      intent.endsWith(ANY) ? name.startsWith(intent.slice(0, -1)) : name === intent,
    ),
  }));
  const weights = new Float32Array(features.length * size);
  const squares = new Float32Array(features.length * size).fill(1e-4);
  // Only what occurs together has a weight: many times fewer, and hardly less right.
  const isUsed = new Uint8Array(features.length * size);
  for (const { features: held, right } of examples)
    for (const feature of held)
      for (const [intent, is] of right.entries()) if (is) isUsed[feature * size + intent] = 1;
  const bias = new Float32Array(size);
  const squaresOfBias = new Float32Array(size).fill(1e-4);
  const random = seeded(42);
  const shares = new Float32Array(size);
  const sums = new Float32Array(weights.length);
  const sumsOfBias = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features: held, right } of shuffled(examples, random)) {
      const scale = 1 / Math.sqrt(held.length || 1);
      shares.set(bias);
      for (const feature of held)
        for (let intent = 0; intent < size; intent += 1)
          shares[intent] = at(shares, intent) + at(weights, feature * size + intent) * scale;
      softmax(shares);
      const mass = right.reduce((sum, is, intent) => sum + (is ? at(shares, intent) : 0), 0);
      for (let intent = 0; intent < size; intent += 1) {
        const share = at(shares, intent);
        const wanted = right[intent] === true ? share / mass : 0;
        const slope = share - wanted;
        if (Math.abs(slope) < 1e-4) continue;
        squaresOfBias[intent] = at(squaresOfBias, intent) + slope * slope;
        bias[intent] = at(bias, intent) - (RATE * slope) / Math.sqrt(at(squaresOfBias, intent));
        for (const feature of held) {
          const place = feature * size + intent;
          if (isUsed[place] === 0) continue;
          const step = slope * scale;
          squares[place] = at(squares, place) + step * step;
          const rate = RATE / Math.sqrt(at(squares, place));
          const moved = at(weights, place) - rate * step;
          weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * L1);
        }
      }
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    for (const [place, weight] of weights.entries()) sums[place] = at(sums, place) + weight / AVERAGED;
    for (const [intent, weight] of bias.entries())
      sumsOfBias[intent] = at(sumsOfBias, intent) + weight / AVERAGED;
  }
  return {
    intents,
    bias: [...sumsOfBias],
    features: new Map(
      features.map((name, feature) => [
        name,
        intents.flatMap((_, intent) => {
          const weight = at(sums, feature * size + intent);
          return Math.abs(weight) < SMALLEST_WEIGHT ? [] : [intent, weight];
        }),
      ]),
    ),
  };
}

const at = (values: Float32Array, index: number): number => values[index] ?? 0;

function softmax(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp(at(scores, index) - most);
    sum += at(scores, index);
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = at(scores, index) / sum;
}

/** A linear congruential generator: the same numbers everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one];
  }
  return mixed;
}
