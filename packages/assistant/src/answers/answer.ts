import type { Country } from '../catalogue.ts';
import { NEW_CONVERSATION, type Conversation } from '../follow-ups/conversation.ts';

/** What an answer is about: the name that the labelled questions and counters use, such as "product.nutrient". */
export type Intent = string;

/** Where part of an answer was looked up. */
export type AnswerSource =
  | { kind: 'catalogue'; productId: string | null; date: string | null; text: string }
  | { kind: 'faq'; faqId: string; text: string; url: string | null }
  | { kind: 'service'; text: string };

/** Where a number stands on the label, or how it was worked out. No other number is ever shown. */
export type Derivation =
  | { kind: 'label'; column: 'per-100' | 'per-serving' }
  | { kind: 'scaled'; per100: number; amount: number; unit: 'ml' | 'g' }
  | { kind: 'scaled-serving'; perServing: number; servingMl: number; amount: number }
  /** How much of one nutrient comes with `amount` of another, both from their values per 100. */
  | { kind: 'ratio'; other: string; amount: number; per100: number; otherPer100: number }
  /** How much of the product contains `target` of the nutrient `of`; in packs of `pack` ml or g if packs were asked for. */
  | { kind: 'for-target'; of: string; target: number; per100: number; pack?: number }
  /** From the mg in 100 ml or g, for `amount` ml or g. */
  | { kind: 'mmol'; mg: number; mgPerMmol: number; amount: number };

export type AnswerValue = {
  productId: string;
  product: string;
  nutrient: string;
  /** The basis in words: "per 100 ml", "per 125 ml bottle", "in 350 ml". */
  basis: string;
  /** The number as shown, or the words in its place ("not stated", "none added"). */
  shown: string;
  /** Empty if words stand in place of a number. */
  unit: string;
  isNumber: boolean;
  derivation: Derivation | null;
};

/** A product in a list: energy and protein per 100, whatever was asked, and a note such as "allergen not declared". */
export type ProductRow = { id: string; name: string; values: AnswerValue[]; note: string };

export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'values'; values: AnswerValue[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'products'; rows: ProductRow[]; more: number }
  | {
      kind: 'table';
      caption: string;
      columns: string[];
      rows: { label: string; cells: string[] }[];
      /** The cells that are not figures of the label, with how each was worked out. */
      workedOut?: AnswerValue[];
    };

/** An address in the app begins with "/"; any other is an outside page and opens in a new tab. */
export type AnswerLink = { label: string; href: string };

export type AnswerKind = 'answer' | 'question' | 'refusal' | 'unknown';

/** What the next question may leave out or call "it". The caller keeps it for the session only. */
export type AnswerContext = Conversation;
export const EMPTY_CONTEXT: AnswerContext = NEW_CONVERSATION;

export type Answer = {
  intent: Intent;
  /** More than one if the message asked several questions. */
  intents: readonly Intent[];
  kind: AnswerKind;
  parts: readonly AnswerPart[];
  sources: readonly AnswerSource[];
  links: readonly AnswerLink[];
  /** Suggested next questions, each with the text that would be sent. */
  choices: readonly { label: string; question: string }[];
  productIds: readonly string[];
  country: Country;
  context: AnswerContext;
};

/** The whole answer as plain text, for screen readers and for copying. */
export const answerText = (answer: Pick<Answer, 'parts'>): string => answer.parts.map(partText).join('\n');

const valueText = (value: AnswerValue): string =>
  `${value.nutrient} ${amountText(value)} ${value.basis}`.trim();

function partText(part: AnswerPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'values':
      return part.values.map((value) => `${value.product}: ${valueText(value)}`).join('\n');
    case 'list':
      return [part.title, ...part.items].filter((line) => line !== '').join('\n');
    case 'products':
      return part.rows
        .map(({ name, values, note }) =>
          [name, ...values.map(valueText), note].filter((text) => text !== '').join(', '),
        )
        .join('\n');
    case 'table':
      return [
        ...(part.columns.length > 1 ? [`In this order: ${part.columns.join('; ')}`] : []),
        ...part.rows.map((row) => `${row.label}: ${row.cells.join('; ')}`),
      ].join('\n');
  }
}

export const amountText = (value: Pick<AnswerValue, 'shown' | 'unit' | 'isNumber'>): string =>
  value.isNumber ? `${value.shown}${value.unit.startsWith(':') ? '' : '\u00a0'}${value.unit}` : value.shown;
