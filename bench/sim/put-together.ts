// Questions that are right alone, put together: what they say together holds what each says by itself (decision 303).
import type { Country, Product } from '../../packages/catalogue/src/index.ts';
import { answerText } from '../../packages/assistant/src/index.ts';
import type { Answer } from '../../packages/assistant/src/answers/answer.ts';
import type { Assistant } from '../../packages/assistant/src/assistant.ts';
import { PRODUCTS } from '../../packages/assistant/src/test-support/demonstration-assistant.ts';
import { developmentQuestions, judge } from '../../packages/assistant/src/test-support/labelled-questions.ts';

/** A question that is answered right, of one product that it names in full. */
type Single = {
  ask: string;
  country: Country;
  product: Product;
  before: string;
  after: string;
  answer: Answer;
};

const MOST_OF_A_KIND = 200;
const LONGEST = 90;
const AFTER_A_PREPOSITION = /\b(?:in|of|for|is|does|has|can|with|about|are|from) $/iu;
const FIRST = ['fat in', 'is kosher:', 'flavours of', ''];
const THEN = ['and', 'what about', 'same for', 'sorry, meant', 'no,'];
const JOINTS = [' and ', ', and ', ', ', ' plus ', '? Also ', '. ', '\n'];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** A note on somebody, on what was not understood or on relatives of the product, and a bare yes, belong to how it was asked. */
const OF_THE_ASKING =
  /^(?:I do not assess|I did not understand|In the same family|Whether it suits|(?:Yes|No)\.$)/u;
const linesOf = (answer: Answer) =>
  plain(answerText(answer))
    .split('\n')
    .filter((line) => line !== '' && !OF_THE_ASKING.test(line));
const holds = (whole: Answer, part: Answer) => {
  const text = plain(answerText(whole));
  return linesOf(part).every((line) => text.includes(line));
};

function singles(assistants: Record<Country, Assistant>): Single[] {
  const longestFirst = PRODUCTS.toSorted((one, other) => other.name.length - one.name.length);
  return developmentQuestions()
    .flatMap(({ questions }) => questions)
    .flatMap((question): Single[] => {
      const { ask, country } = question;
      if (question.after !== undefined || ask.length > LONGEST) return [];
      const { answer, faults } = judge(question, assistants[country]);
      const product = longestFirst.find(({ name }) => ask.toLowerCase().includes(name.toLowerCase()));
      if (faults.length > 0 || answer.kind !== 'answer' || product === undefined) return [];
      if (answer.productIds.join() !== product.id) return [];
      const at = ask.toLowerCase().indexOf(product.name.toLowerCase());
      return [
        {
          ask,
          country,
          product,
          answer,
          before: ask.slice(0, at),
          after: ask.slice(at + product.name.length),
        },
      ];
    });
}

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const sentence = (text: string): string => text.replace(/[?.! ]+$/u, '');

/** A name, how many do not hold what their parts say, and of how many. */
type Counted = readonly [string, number, number];

function count(
  name: string,
  from: readonly Single[],
  isHeld: (one: Single, at: number) => boolean | undefined,
): Counted {
  const step = Math.max(1, Math.floor(from.length / MOST_OF_A_KIND));
  const held = from.flatMap((one, at) => (at % step === 0 ? (isHeld(one, at) ?? []) : []));
  return [name, held.filter((each) => !each).length, held.length];
}

export function putTogether(assistants: Record<Country, Assistant>): Counted[] {
  const all = singles(assistants);
  const pointing = all.filter(({ before }) => AFTER_A_PREPOSITION.test(before));
  const whole = (country: Country, ask: string, of: Product): Answer | undefined => {
    const answer = assistants[country].ask(ask);
    return answer.kind === 'answer' && answer.productIds.join() === of.id ? answer : undefined;
  };
  const asked = (country: Country, first: string, ...others: readonly string[]): Answer =>
    others.reduce(
      (last, turn) => assistants[country].ask(turn, last.context),
      assistants[country].ask(first),
    );
  return [
    count('"it" for the name, after another question', pointing, (one, at) =>
      holds(
        asked(one.country, `${nth(FIRST, at)} ${one.product.name}`, `${one.before}it${one.after}`),
        one.answer,
      ),
    ),
    count('another name in a follow-up', all, (one, at) => {
      const other = PRODUCTS.filter(
        ({ id, basis, productAvailability }) =>
          id !== one.product.id && basis === one.product.basis && productAvailability === 'both',
      );
      const product = nth(other, at);
      const alone = product && whole(one.country, `${one.before}${product.name}${one.after}`, product);
      return alone && holds(asked(one.country, one.ask, `${nth(THEN, at)} ${product.name}`), alone);
    }),
    count('two questions about one product', all, (one, at) => {
      const next = nth(pointing, at * 7);
      const alone = whole(one.country, `${next.before}${one.product.name}${next.after}`, one.product);
      const both =
        alone &&
        asked(
          one.country,
          `${sentence(one.ask)}${nth(JOINTS, at)}${sentence(`${next.before}it${next.after}`)}`,
        );
      return both && holds(both, one.answer) && holds(both, alone);
    }),
    count('two questions about two products', all, (one, at) => {
      const next = nth(all, at * 7 + 1);
      if (next.country !== one.country || next.product === one.product) return undefined;
      const both = asked(one.country, `${sentence(one.ask)}${nth(JOINTS, at)}${sentence(next.ask)}`);
      return holds(both, one.answer) && holds(both, next.answer);
    }),
  ];
}
