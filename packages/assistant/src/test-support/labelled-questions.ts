import { readFileSync } from 'node:fs';
import type { Country } from '@dietetic/catalogue';
import { type Answer, type AnswerKind, answerText, EMPTY_CONTEXT } from '../answers/answer.ts';
import type { Assistant } from '../assistant.ts';
import { rawRow, scaledText, withCommas } from './raw-labels.ts';

type LabelledFigure = { row: string; column?: 1 | 2; amount?: number; product?: string };

/** A question with what a dietitian would accept as its answer. See golden/README.md. */
export type LabelledQuestion = {
  ask: string;
  country: Country;
  intent: string;
  /** Exactly these products. */
  products?: string[];
  /** These among others. */
  includes?: string[];
  figures?: LabelledFigure[];
  kind?: AnswerKind;
  says?: string[];
  faq?: string;
  link?: string;
  /** Asked just before. */
  after?: string;
};

export type Verdict = { question: LabelledQuestion; answer: Answer; faults: string[] };

export function labelledQuestions(): LabelledQuestion[] {
  const path = new URL('../../golden/questions.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as LabelledQuestion[];
}

export function judge(question: LabelledQuestion, assistant: Assistant): Verdict {
  const context = question.after === undefined ? EMPTY_CONTEXT : assistant.ask(question.after).context;
  const answer = assistant.ask(question.ask, context);
  const text = answerText(answer);
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  expect(answer.intent === question.intent, `intent ${answer.intent}`);
  expect(answer.kind === (question.kind ?? 'answer'), `kind ${answer.kind}`);
  if (question.products !== undefined) {
    expect(
      [...question.products].sort().join() === [...answer.productIds].sort().join(),
      `products ${answer.productIds.join(' ')}`,
    );
  }
  for (const id of question.includes ?? []) expect(answer.productIds.includes(id), `product ${id} missing`);
  for (const words of question.says ?? []) expect(text.includes(words), `does not say “${words}”`);
  for (const figure of question.figures ?? [])
    expect(text.includes(figureText(question, figure)), `figure ${figureText(question, figure)} missing`);
  if (question.link !== undefined)
    expect(
      answer.links.some(({ href }) => href === question.link),
      `link ${question.link} missing`,
    );
  if (question.faq !== undefined) {
    expect(
      answer.sources.some((source) => source.kind === 'faq' && source.faqId === question.faq),
      `not ${question.faq}`,
    );
  }
  return { question, answer, faults };
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
  if (unit === 'g') return 1;
  return value < 99.95 ? 1 : 0;
}
