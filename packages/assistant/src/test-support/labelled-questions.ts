import { readdirSync, readFileSync } from 'node:fs';
import type { Country } from '@dietetic/catalogue';
import { type Answer, type AnswerKind, answerText, EMPTY_CONTEXT } from '../answers/answer.ts';
import type { Assistant } from '../assistant.ts';
import { rawRow, scaledText, withCommas } from './raw-labels.ts';

type LabelledFigure = { row: string; column?: 1 | 2; amount?: number; product?: string };

/** A question with what a dietitian would accept as its answer. See golden/README.md. */
export type LabelledQuestion = {
  ask: string;
  country: Country;
  /** Any of these, where a dietitian would take either. */
  intent: string | string[];
  /** Exactly these products. */
  products?: string[];
  /** These among others. */
  includes?: string[];
  figures?: LabelledFigure[];
  /** Where a question back or a refusal is as good, figures and words are looked for only in an answer. */
  kind?: AnswerKind | AnswerKind[];
  says?: string[];
  faq?: string;
  link?: string;
  /** Asked just before. */
  after?: string;
};

export type Verdict = {
  question: LabelledQuestion;
  answer: Answer;
  faults: string[];
  /** Numbers were shown that were not asked for, or not the one that was, or where none belong. */
  showsAWrongFigure: boolean;
  isMissedRefusal: boolean;
};

const GOLDEN = new URL('../../golden/', import.meta.url);

const read = (file: string): LabelledQuestion[] =>
  JSON.parse(readFileSync(new URL(file, GOLDEN), 'utf8')) as LabelledQuestion[];

/** What the share of right answers is taken from. */
export const labelledQuestions = (): LabelledQuestion[] => read('questions.json');

/** Questions that Sim was mended with: they guard against going back and count for no share. */
export function tuningQuestions(): { set: string; questions: LabelledQuestion[] }[] {
  return readdirSync(new URL('tuning/', GOLDEN))
    .toSorted()
    .map((file) => ({ set: file.replace('.json', ''), questions: read(`tuning/${file}`) }));
}

const some = <T>(either: T | readonly T[]): readonly T[] =>
  Array.isArray(either) ? (either as readonly T[]) : [either as T];

export function judge(question: LabelledQuestion, assistant: Assistant): Verdict {
  const context = question.after === undefined ? EMPTY_CONTEXT : assistant.ask(question.after).context;
  const answer = assistant.ask(question.ask, context);
  const kinds = some(question.kind ?? 'answer');
  const faults = faultsOf(question, answer, kinds);
  const missesWhatWasAsked = faults.some((fault) => /^(?:figure|product)/u.test(fault));
  return {
    question,
    answer,
    faults,
    showsAWrongFigure: showsFigures(answer) && (missesWhatWasAsked || !kinds.includes('answer')),
    isMissedRefusal: kinds.every((kind) => kind === 'refusal') && answer.kind !== 'refusal',
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
  expect(some(question.intent).includes(answer.intent), `intent ${answer.intent}`);
  expect(kinds.includes(answer.kind), `kind ${answer.kind}`);
  const { products, includes = [], says = [], figures = [], link, faq } = question;
  if (kinds.length > 1 && answer.kind !== 'answer') return faults;
  if (products !== undefined) {
    expect(
      [...products].sort().join() === [...answer.productIds].sort().join(),
      `products ${answer.productIds.join(' ')}`,
    );
  }
  for (const id of includes) expect(answer.productIds.includes(id), `product ${id} missing`);
  for (const words of says) expect(text.includes(words), `does not say “${words}”`);
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

const GRAMS_IN_TWO_PLACES = new Set(['Salt']);

/** The figure as the label gives it, or worked out from it in whole-number arithmetic. */
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
