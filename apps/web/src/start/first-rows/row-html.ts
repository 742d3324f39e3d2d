import type { NutrientAmount } from '@dietetic/catalogue';

/** A row of the product list, in the words it is shown in. */
export type FirstRow = {
  id: string;
  name: string;
  /** Form, ages and packs, and the country where it is not sold in both. */
  kind: string;
  diets: string;
  /** Energy (kcal), protein and fibre (g), per 100. */
  amounts: readonly [NutrientAmount, NutrientAmount, NutrientAmount];
  /** What the amounts are per. */
  basis: string;
};

/**
 * A row of the list as the build has rendered it, with a mark where a product's own words come. `amounts` is the same
 * for each kind of amount; their marks stand for the number.
 */
export type RowTemplate = {
  row: string;
  amounts: readonly [AmountTemplates, AmountTemplates, AmountTemplates];
};
type AmountTemplates = Readonly<Record<NutrientAmount['kind'], string>>;

export const MARKS = {
  id: 'ROW-ID',
  name: 'ROW-NAME',
  kind: 'ROW-KIND',
  diets: 'ROW-DIETS',
  basis: 'ROW-BASIS',
  amounts: ['ROW-ENERGY', 'ROW-PROTEIN', 'ROW-FIBRE'],
  number: 'ROW-NUMBER',
} as const;

/** Where the rows come in the prerendered list. */
export const ROWS_MARK = '<!--first-rows-->';

/** The row of a product, to the letter as the list renders it. `labelNumber` writes a label's number as the list does. */
export function rowHtml(template: RowTemplate, row: FirstRow, labelNumber: (text: string) => string): string {
  const words: Record<string, string> = {
    [MARKS.id]: escaped(encodeURIComponent(row.id)),
    [MARKS.name]: escaped(row.name),
    [MARKS.kind]: escaped(row.kind),
    [MARKS.diets]: escaped(row.diets),
    [MARKS.basis]: escaped(row.basis),
  };
  for (const [at, amount] of row.amounts.entries()) {
    const mark = MARKS.amounts[at];
    const templates = template.amounts[at];
    if (mark === undefined || templates === undefined) throw new Error('A row has three amounts');
    words[mark] = templates[amount.kind].replace(MARKS.number, () => escaped(numberOf(amount, labelNumber)));
  }
  return template.row.replaceAll(/ROW-[A-Z]+/g, (mark) => words[mark] ?? mark);
}

function numberOf(amount: NutrientAmount, labelNumber: (text: string) => string): string {
  if (amount.kind === 'stated') return labelNumber(amount.text);
  return amount.kind === 'below' ? labelNumber(String(amount.limit)) : '';
}

/** The prerendered list with its first rows. Throws when the list has no place for them. */
export function withRows(list: string, rows: readonly string[]): string {
  if (!list.includes(ROWS_MARK)) throw new Error('The prerendered list has no mark for its rows');
  return list.replace(ROWS_MARK, () => rows.join(''));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
