import { type NutrientAmount, OWN_NUTRIENTS, type Product, parseProduct } from '@dietetic/catalogue';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MARKS, ROWS_MARK, type RowTemplate } from '../first-rows/row-html.ts';
import { singleElement, replace } from './built-page.ts';
import { RowAmount } from '#compendium/finder/row-amount.tsx';
import { rowTexts } from '#compendium/finder/row-texts.ts';

/*
 * For the build and its test only: what the list renders for a placeholder becomes the template of its rows, so that
 * there is one place where a row is laid out.
 */

const NUMBERS = ['111.1', '222.2', '333.3'] as const;
const LINE = JSON.stringify({
  id: 'placeholder-product',
  label: { macroNutrients: ['energyKcal', 'protein', 'fibre'].map((id, at) => `${id};${NUMBERS[at]};1`) },
  reference: { macroNutrients: [0, 1, 2] },
});

/** Every text of its row is like no other text there. */
export const PLACEHOLDER: Product = parseProduct(
  {
    id: 'placeholder-product',
    name: 'Placeholder Product',
    productAvailability: 'both',
    basis: 'ml',
    ageFromMonths: 12,
    ageToMonths: 120,
    nutritionallyComplete: null,
    categories: ['tube-feed'],
    specialDiet: ['vegan'],
    allergens: [],
    units: [{ id: 'bottle-500', kind: 'bottle', label: '500 ml bottle', amount: 500 }],
    dilution: null,
    demonstration: true,
    codeText: '',
    amounts: '',
    nutrients: OWN_NUTRIENTS,
  },
  LINE,
);

/** The rendered list without its row, and the template of one. Throws where the list is not as it is expected. */
export function rowTemplate(html: string): { list: string; template: RowTemplate } {
  const list = parse(html, { comment: true });
  const main = singleElement(list, 'main');
  const place = singleElement(main, 'li');
  main.setAttribute('inert', '');
  const texts = rowTexts(PLACEHOLDER);
  // As React has written it: the parser would write some tags in another way.
  let row = withoutComments(html.slice(...place.range));
  replace(place, ROWS_MARK);
  for (const field of ['name', 'id', 'kind', 'diets', 'basis'] as const)
    row = marked(row, texts[field], MARKS[field]);
  for (const at of [0, 1, 2] as const)
    row = marked(row, amountHtml(texts.amounts[at], at), MARKS.amounts[at]);
  return { list: list.toString(), template: { row, amounts: [amountsIn(0), amountsIn(1), amountsIn(2)] } };
}

function marked(html: string, text: string, mark: string): string {
  if (text === '' || !html.includes(text)) throw new Error(`The row does not say "${text}"`);
  return html.replaceAll(text, mark);
}

const amountHtml = (amount: NutrientAmount, at: 0 | 1 | 2): string =>
  withoutComments(renderToString(<RowAmount at={at} amount={amount} />));

/** React parts neighbouring texts by comments, which says nothing where the row is not made alive. */
const withoutComments = (html: string): string => html.replaceAll('<!-- -->', '');

function amountsIn(at: 0 | 1 | 2): RowTemplate['amounts'][number] {
  const text = NUMBERS[at];
  const withNumber = (amount: NutrientAmount) => marked(amountHtml(amount, at), text, MARKS.number);
  return {
    stated: withNumber({ kind: 'stated', value: Number(text), text }),
    below: withNumber({ kind: 'below', limit: Number(text), text: `<${text}` }),
    'none-added': amountHtml({ kind: 'none-added', text: '' }, at),
    trace: amountHtml({ kind: 'trace', text: '' }, at),
    'not-stated': amountHtml({ kind: 'not-stated' }, at),
  };
}
