import type { Country } from '@dietetic/catalogue';

export const INTENTS = [
  'product.find',
  'product.info',
  'product.nutrient',
  'product.amountInVolume',
  'product.completeVolume',
  'product.compare',
  'product.ageSuitability',
  'product.allergen',
  'product.diet',
  'product.flavours',
  'product.packCase',
  'product.codes',
  'product.availability',
  'product.reimbursement',
  'product.directions',
  'product.dilution',
  'product.storage',
  'product.shelfLife',
  'product.indication',
  'product.contraindication',
  'product.ingredients',
  'product.osmolality',
  'product.iddsi',
  'product.aminoAcid',
  'product.sample',
  'stock.query',
  'request.resource',
  'general.hangTime',
  'general.preparation',
  'general.flush',
  'general.medicines',
  'general.iddsi',
  'safety.refeeding',
  'safety.thickener',
  'app.help',
  'contact.human',
  'clinical.decision',
  'audience.patient',
  'urgent',
  'smalltalk',
  'outOfScope',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Where a part of an answer was looked up. */
export type AnswerSource =
  | { kind: 'catalogue'; productId: string | null; date: string | null; text: string }
  | { kind: 'faq'; faqId: string; text: string; url: string | null }
  | { kind: 'service'; text: string };

/** Where a number stands or what it was worked out from; nothing else is ever shown as a number. */
export type Derivation =
  | { kind: 'label'; column: 'per-100' | 'per-serving' }
  | { kind: 'scaled'; per100: number; amount: number; unit: 'ml' | 'g' }
  | { kind: 'scaled-serving'; perServing: number; servingMl: number; amount: number }
  | { kind: 'per-kcal'; kcal: number; per100: number; kcalPer100: number }
  /** From the mg in 100 ml or g, for so many of them. */
  | { kind: 'mmol'; mg: number; mgPerMmol: number; amount: number };

export type AnswerValue = {
  productId: string;
  product: string;
  nutrient: string;
  /** The words of the basis: "per 100 ml", "per 125 ml bottle", "in 350 ml". */
  basis: string;
  /** A number as it is shown, or the words that stand for none ("not stated", "none added"). */
  shown: string;
  /** Empty where words stand for a number. */
  unit: string;
  isNumber: boolean;
  derivation: Derivation | null;
};

export type ProductRow = {
  id: string;
  name: string;
  /** Energy and protein per 100, and whatever the question was about. */
  values: AnswerValue[];
  /** "sold in the UK only", "allergen not declared". */
  note: string;
};

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
      /** The cells that are not the label's own figures, with what each was worked out from. */
      workedOut?: AnswerValue[];
    };

/** An address inside the app begins with "/"; anything else is outside and opens by itself. */
export type AnswerLink = { label: string; href: string };

export type AnswerKind = 'answer' | 'question' | 'refusal' | 'unknown';

/** What the next question may refer to with "it" or leave out. Kept by the caller for the visit only. */
export type AnswerContext = {
  productIds: readonly string[];
  intent: Intent | null;
  nutrientIds: readonly string[];
};

export type Answer = {
  intent: Intent;
  kind: AnswerKind;
  parts: readonly AnswerPart[];
  sources: readonly AnswerSource[];
  links: readonly AnswerLink[];
  /** What can be asked next, each the text that would be sent. */
  choices: readonly { label: string; question: string }[];
  productIds: readonly string[];
  country: Country;
  context: AnswerContext;
};

export const EMPTY_CONTEXT: AnswerContext = { productIds: [], intent: null, nutrientIds: [] };

/** The whole answer as plain text: what a screen reader hears, and what a copy holds. */
export function answerText(answer: Pick<Answer, 'parts'>): string {
  return answer.parts.map(partText).join('\n');
}

function partText(part: AnswerPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'values':
      return part.values.map(valueText).join('\n');
    case 'list':
      return [part.title, ...part.items].filter((line) => line !== '').join('\n');
    case 'products':
      return part.rows
        .map((row) =>
          [row.name, ...row.values.map(shortValueText), row.note].filter((text) => text !== '').join(', '),
        )
        .join('\n');
    case 'table':
      return part.rows.map((row) => `${row.label}: ${row.cells.join('; ')}`).join('\n');
  }
}

const NO_BREAK_SPACE = '\u00a0';

export function amountText(value: Pick<AnswerValue, 'shown' | 'unit' | 'isNumber'>): string {
  return value.isNumber ? `${value.shown}${NO_BREAK_SPACE}${value.unit}` : value.shown;
}

const valueText = (value: AnswerValue): string =>
  `${value.product}: ${value.nutrient} ${amountText(value)} ${value.basis}`;

const shortValueText = (value: AnswerValue): string =>
  `${value.nutrient} ${amountText(value)} ${value.basis}`;
