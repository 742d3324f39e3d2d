import { readdirSync, readFileSync } from 'node:fs';
import type { Country } from '@dietetic/catalogue';
import { type Answer, type AnswerKind, answerText, EMPTY_CONTEXT } from '../answers/answer.ts';
import type { Assistant } from '../assistant.ts';
import { rawRow, scaledText, withCommas } from './raw-labels.ts';

type LabelledFigure = { row: string; column?: 1 | 2; amount?: number; product?: string };

/** A question with the answer that a dietitian would accept. See golden/README.md. */
export type LabelledQuestion = {
  ask: string;
  /** The class of the question, in sets that mix classes. */
  class?: string;
  country: Country;
  /** Any of these, if a dietitian would accept either. */
  intent?: string | string[];
  /** Exactly these products, in any order. */
  products?: string[];
  /** At least these products. */
  includes?: string[];
  /** None of these. */
  excludes?: string[];
  /** This product comes first. */
  first?: string;
  figures?: LabelledFigure[];
  /** If a question back or a refusal is also acceptable, figures and words are checked only in an answer. */
  kind?: AnswerKind | AnswerKind[];
  says?: string[];
  saysNot?: string[];
  faq?: string;
  link?: string;
  /** Messages asked just before, in this order. */
  after?: string | string[];
};

export type Verdict = {
  question: LabelledQuestion;
  answer: Answer;
  faults: string[];
  /** The answer shows numbers, but not the right ones, or where none belong. */
  showsAWrongFigure: boolean;
  isMissedRefusal: boolean;
  /** A look-up was refused. */
  isOverRefusal: boolean;
};

const GOLDEN = new URL('../../golden/', import.meta.url);

export type QuestionSet = { set: string; questions: LabelledQuestion[] };

/** Used while developing Sim. */
export const developmentQuestions = (): QuestionSet[] => setsIn('development/');

/** Run but never read while developing, to check that improvements generalise. */
export const lockedQuestions = (): QuestionSet[] => setsIn('locked/');

const setsIn = (folder: string): QuestionSet[] =>
  readdirSync(new URL(folder, GOLDEN))
    .toSorted()
    .map((file) => ({
      set: file.replace('.json', ''),
      questions: JSON.parse(readFileSync(new URL(folder + file, GOLDEN), 'utf8')) as LabelledQuestion[],
    }));

const some = <T>(either: T | readonly T[]): readonly T[] =>
  Array.isArray(either) ? (either as readonly T[]) : [either as T];

export function judge(question: LabelledQuestion, assistant: Assistant): Verdict {
  let context = EMPTY_CONTEXT;
  for (const before of some(question.after ?? [])) context = assistant.ask(before, context).context;
  return judgeAnswer(question, assistant.ask(question.ask, context));
}

export function judgeAnswer(question: LabelledQuestion, answer: Answer): Verdict {
  const kinds = some(question.kind ?? 'answer');
  const faults = faultsOf(question, answer, kinds);
  const missesWhatWasAsked = faults.some((fault) => /^(?:figure|product|first)/u.test(fault));
  return {
    question,
    answer,
    faults,
    showsAWrongFigure: showsFigures(answer) && (missesWhatWasAsked || !kinds.includes('answer')),
    isMissedRefusal: kinds.every((kind) => kind === 'refusal') && answer.kind !== 'refusal',
    isOverRefusal: !kinds.includes('refusal') && answer.kind === 'refusal',
  };
}

const showsFigures = ({ parts }: Answer): boolean =>
  parts.some(({ kind }) => kind === 'values' || kind === 'products' || kind === 'table');

function faultsOf(question: LabelledQuestion, answer: Answer, kinds: readonly AnswerKind[]): string[] {
  const text = answerText(answer);
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { intent, products, includes = [], excludes = [], first, link, faq } = question;
  const { says = [], saysNot = [], figures = [] } = question;
  if (intent !== undefined)
    expect(
      answer.intents.some((each) => some(intent).some((right) => isOfIntent(each, right))),
      `intent ${answer.intents.join(' ')}`,
    );
  expect(kinds.includes(answer.kind), `kind ${answer.kind}`);
  if (kinds.length > 1 && answer.kind !== 'answer') return faults;
  if (products !== undefined) {
    expect(
      [...products].sort().join() === [...new Set(answer.productIds)].sort().join(),
      `products ${answer.productIds.length}: ${answer.productIds.slice(0, 12).join(' ')}`,
    );
  }
  for (const id of includes) expect(answer.productIds.includes(id), `product ${id} missing`);
  for (const id of excludes) expect(!answer.productIds.includes(id), `product ${id} is there`);
  if (first !== undefined) expect(answer.productIds[0] === first, `first ${answer.productIds[0]}`);
  for (const words of says) expect(loose(text).includes(loose(words)), `does not say “${words}”`);
  for (const words of saysNot) expect(!text.includes(words), `says “${words}”`);
  for (const figure of figures)
    expect(text.includes(figureText(question, figure)), `figure ${figureText(question, figure)} missing`);
  if (link !== undefined)
    expect(
      answer.links.some(({ href }) => href === link),
      `link ${link} missing`,
    );
  if (faq !== undefined) {
    expect(
      answer.sources.some((source) => source.kind === 'faq' && source.faqId === faq),
      `not ${faq}`,
    );
  }
  return faults;
}

/** Questions about methods and about Sim were labelled before these had their own intents. */
const isOfIntent = (given: string, right: string): boolean =>
  given === right ||
  (right === 'app.help' && given === 'app.method') ||
  (right === 'smalltalk' && given === 'app.help');

const loose = (text: string): string => text.replaceAll('\u00a0', ' ');

const GRAMS_IN_TWO_PLACES = new Set(['Salt']);

/** The figure as on the label, or calculated from it in whole-number arithmetic. */
function figureText(question: LabelledQuestion, figure: LabelledFigure): string {
  const product = figure.product ?? question.products?.[0] ?? '';
  const row = rawRow(product, figure.row);
  const raw = row?.columns[(figure.column ?? 1) - 1] ?? '';
  if (row === undefined || !/^\d/u.test(raw)) throw new Error(`${product} has no ${figure.row}`);
  const unit = row.unit.replace(/^µg/u, 'micrograms');
  if (figure.amount === undefined) return `${withCommas(raw)}\u00a0${unit}`;
  return `${scaledText(raw, figure.amount, placesFor(figure.row, unit, (Number(raw) * figure.amount) / 100))}\u00a0${unit}`;
}

function placesFor(row: string, unit: string, value: number): number {
  if (unit === 'kcal' || unit === 'kJ') return 0;
  if (GRAMS_IN_TWO_PLACES.has(row)) return 2;
  if (unit === 'g' && row !== 'Water') return 1;
  return value < 99.95 ? 1 : 0;
}
