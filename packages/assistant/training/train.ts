// Longer than other files: the training data and the training loop that the fingerprint and the model depend on.
import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { type PreviousKind, featuresOf } from '../src/intent/features.ts';
import { columnsOf, type Model } from '../src/intent/classifier.ts';
import { toClassifierWords } from '../src/intent/classifier-words.ts';
import { queriesOf, readingOf } from '../src/test-support/demonstration-reading.ts';

/** Labelled messages, and the model trained on them. The same messages always give the same model. */
export type Labelled = { intent: string; before: PreviousKind | null; message: string };

const MESSAGES = new URL('messages/', import.meta.url);
const LINE = /^(?<intent>\S+) \| (?:(?<before>[a-z]+) >> )?(?<message>.+)$/u;

export function labelledMessages(): Labelled[] {
  const written = writtenMessages();
  return [...written, ...withBackground(written), ...withPerson(written)];
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
          return { intent, before: (before as PreviousKind | undefined) ?? null, message };
        }),
    );
}

const STORIES = new URL('told.txt', import.meta.url);
/** How many questions of each family are combined with every patient story. */
const QUESTIONS_PER_STORY: Readonly<Record<string, number>> = { lookup: 3, clinical: 2, method: 1, app: 1 };

/** A patient story asks nothing: a question after it keeps its own label. */
function withBackground(written: readonly Labelled[]): Labelled[] {
  const stories = readFileSync(STORIES, 'utf8').trim().split('\n');
  return Object.entries(QUESTIONS_PER_STORY).flatMap(([family, count]) => {
    const asked = written.filter(({ intent, before }) => before === null && intent.split(':')[0] === family);
    return stories.flatMap((story) =>
      sample(asked, story, count).map((each) => ({ ...each, message: `${story}. ${each.message}` })),
    );
  });
}

const TAILS = new URL('tails.txt', import.meta.url);
const LOOK_UPS_PER_TAIL = 20;

/** A question about a named product, or about all products by their labels, is still a look-up if it says who it is for. */
function withPerson(written: readonly Labelled[]): Labelled[] {
  const said = readFileSync(TAILS, 'utf8').trim().split('\n');
  const asked = written.filter(({ intent, before }) => intent === 'lookup' && before === null);
  const aboutProducts = asked.filter(({ message }) => readingOf(message).mentions.length > 0);
  const aboutAll = asked.filter(({ message }) => ASKS_FOR_ALL.test(message));
  return said.flatMap((words) => {
    const head = words.endsWith(' …') ? words.slice(0, -2) : undefined;
    return sample(head === undefined ? aboutProducts : aboutAll, words, LOOK_UPS_PER_TAIL).map((each) => ({
      ...each,
      message: head === undefined ? `${each.message} ${words}` : `${head}, ${each.message}`,
    }));
  });
}
const ASKS_FOR_ALL =
  /^(?:which|what|list|show) .*(?:feeds|sips|products|powders|drinks|supplements|ones)\b/iu;

/** A sample of the messages, chosen by their text and not by their position, so that a new message does not change the rest. */
function sample(from: readonly Labelled[], by: string, count: number): readonly Labelled[] {
  const least: { each: Labelled; key: number }[] = [];
  for (const each of from) {
    const key = hashOf(`${by}|${each.message}`);
    const place = least.findIndex((other) => key < other.key);
    // Sorting thousands of messages to pick a few would take seconds.
    if (place === -1 && least.length < count) least.push({ each, key });
    if (place !== -1) least.splice(place, 0, { each, key });
    if (least.length > count) least.pop();
  }
  return least.map(({ each }) => each);
}

/** A hash of all messages. The model carries it, and a test compares it. */
export const fingerprint = (all: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);

const EPOCHS = 14;
/** The weights are averaged over the last epochs, so that no single message sways them. */
const AVERAGED = 7;
const RATE = 0.5;
/** Regularisation: pulls weights that few messages need to zero. */
const L1 = 1e-3;
/** Features of fewer messages are left out: single words, and pairs of words. */
const MIN_MESSAGES = 4;
const MIN_MESSAGES_OF_A_PAIR = 26;
const MIN_WEIGHT = 0.7;
const SEEDS = [42, 7, 1905];
const ANY = ':?';

/** The kind of look-up: a linear model learns eight narrow kinds better than one wide class. */
function kindOfLookUp(message: string): string {
  const [query] = queriesOf(message);
  if (query === undefined) return 'other';
  const { order, bareSuperlative, products, criteria, subject, nutrients, topics, amounts } = query;
  if (order !== null || bareSuperlative !== null) return 'order';
  if (products.length > 1) return 'several';
  if (subject === 'list' && criteria.length > 0) return 'list';
  if (products.length > 0 && nutrients.length > 0) return amounts.length > 0 ? 'amount' : 'value';
  if (topics.length > 0) return 'fact';
  return nutrients.length > 0 ? 'nutrient' : 'other';
}

type Data = {
  intents: readonly string[];
  features: readonly string[];
  examples: readonly Example[];
};
/** `key` is the hash of the message, by which the examples are ordered. */
type Example = { key: number; features: readonly number[]; right: readonly boolean[] };

function dataOf(labelled: readonly Labelled[]): Data {
  const all = labelled.map((each) =>
    each.intent === 'lookup' ? { ...each, intent: `lookup:${kindOfLookUp(each.message)}` } : each,
  );
  const intents = [...new Set(all.map(({ intent }) => intent))]
    .filter((name) => !name.endsWith(ANY))
    .toSorted();
  const held = all.map(({ message, before }) => featuresOf(toClassifierWords(readingOf(message)), before));
  const features = frequentFeatures(held);
  const index = new Map(features.map((name, at) => [name, at]));
  const examples = all.map(({ intent, message: said }, message) => ({
    key: hashOf(said),
    features: (held[message] ?? []).flatMap((each) => index.get(each) ?? []),
    right: intents.map((name) =>
      intent.endsWith(ANY) ? name.startsWith(intent.slice(0, -1)) : name === intent,
    ),
  }));
  return { intents, features, examples };
}

/** The mean of several fits, each with the examples in a different order, so that no single order sways the weights. */
export function trained(labelled: readonly Labelled[]): Model {
  const data = dataOf(labelled);
  const { intents, features } = data;
  const fits = SEEDS.map((seed) => fitted(data, seed));
  const { count } = columnsOf(intents);
  const weights = fits.map((fit) => fit.weights);
  const bias = fits.map((fit) => fit.bias);
  return {
    intents,
    bias: intents.map((_, intent) => mean(bias, intent)),
    features: new Map(
      features.map((name, feature) => [
        name,
        Array.from({ length: count }, (_, column) => mean(weights, feature * count + column)).flatMap(
          (weight, column) => (Math.abs(weight) < MIN_WEIGHT ? [] : [column, weight]),
        ),
      ]),
    ),
  };
}

/** Adaptive gradient descent (AdaGrad), one message at a time, in an order given by the seed. */
function fitted(
  { intents, features, examples }: Data,
  seed: number,
): Record<'weights' | 'bias', Float32Array> {
  const size = intents.length;
  const { count, ofFamily } = columnsOf(intents);
  const weights = new Float32Array(features.length * count);
  const squares = new Float32Array(weights.length).fill(1e-4);
  // Only pairs of feature and intent that occur together get a weight: far fewer weights, and hardly less accurate.
  const isUsed = new Uint8Array(weights.length);
  for (const feature of features.keys()) isUsed.fill(1, feature * count + size, (feature + 1) * count);
  for (const example of examples)
    for (const feature of example.features)
      for (const [intent, is] of example.right.entries()) if (is) isUsed[feature * count + intent] = 1;
  const bias = new Float32Array(size);
  const squaresOfBias = new Float32Array(size).fill(1e-4);
  const columns = new Float32Array(count);
  const shares = new Float32Array(size);
  const sums = new Float32Array(weights.length);
  const sumsOfBias = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features: own, right } of shuffled(examples, hashOf(`${seed} ${epoch}`))) {
      const scale = 1 / Math.sqrt(own.length || 1);
      columns.fill(0);
      for (const feature of own)
        for (let column = 0; column < count; column += 1)
          columns[column] = at(columns, column) + at(weights, feature * count + column);
      for (let intent = 0; intent < size; intent += 1)
        shares[intent] = at(bias, intent) + (at(columns, intent) + at(columns, ofFamily[intent])) * scale;
      softmax(shares);
      const mass = right.reduce((sum, is, intent) => sum + (is ? at(shares, intent) : 0), 0);
      // From here on `columns` holds the slopes.
      columns.fill(0);
      for (let intent = 0; intent < size; intent += 1) {
        const share = at(shares, intent);
        const slope = share - (right[intent] === true ? share / mass : 0);
        const family = ofFamily[intent];
        columns[intent] = slope;
        if (family !== undefined) columns[family] = at(columns, family) + slope;
        squaresOfBias[intent] = at(squaresOfBias, intent) + slope * slope;
        bias[intent] = at(bias, intent) - (RATE * slope) / Math.sqrt(at(squaresOfBias, intent));
      }
      for (let column = 0; column < count; column += 1) {
        const step = at(columns, column) * scale;
        if (Math.abs(at(columns, column)) < MIN_SLOPE) continue;
        for (const feature of own) {
          const place = feature * count + column;
          if (isUsed[place] === 0) continue;
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
  return { weights: sums, bias: sumsOfBias };
}

const mean = (all: readonly Float32Array[], place: number): number =>
  all.reduce((sum, each) => sum + at(each, place), 0) / all.length;

/** Smaller slopes change nothing. */
const MIN_SLOPE = 1e-4;

/** The features that occur in enough messages. */
function frequentFeatures(messages: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const features of messages)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) =>
    count < (name.includes(' ') ? MIN_MESSAGES_OF_A_PAIR : MIN_MESSAGES) ? [] : [name],
  );
}

const at = (values: Float32Array, index: number | undefined): number =>
  index === undefined ? 0 : (values[index] ?? 0);

function softmax(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp(at(scores, index) - most);
    sum += at(scores, index);
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = at(scores, index) / sum;
}

/** FNV-1a with its bits mixed once more: the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return mixed(hash);
}

function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  return (once ^ (once >>> 16)) >>> 0;
}

/** An order that adding or removing a message does not change for the others. */
const shuffled = (examples: readonly Example[], order: number): readonly Example[] =>
  examples
    .map((example) => ({ example, place: mixed(Math.imul(example.key ^ order, 0x9e3779b1)) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ example }) => example);
