import { demonstrationProducts } from '@dietetic/demonstration-data';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { labelTable, shownAmount } from '#test-support/labels.ts';
import { NutritionTab } from './nutrition-tab.tsx';

const GROUPS = [
  ['macroNutrients', 'Macronutrients'],
  ['aminoAcids', 'Amino Acids'],
  ['minerals', 'Minerals'],
  ['vitamins', 'Vitamins'],
  ['otherNutrientInformation', 'Other nutrient information'],
] as const;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it.each(demonstrationProducts().map((product) => [product.id, product] as const))(
  '[H-08] [I-04] the tables of %s have every cell as the catalogue delivers it, and no other row',
  (id, product) => {
    const drawn = parse(renderToStaticMarkup(<NutritionTab product={product} />));
    const tables = drawn
      .querySelectorAll('table')
      .map((table) => [
        table.getAttribute('aria-label'),
        ...table
          .querySelectorAll('tbody tr')
          .map((row) => row.querySelectorAll('th, td').map((cell) => plain(cell.text))),
      ]);
    const expected = GROUPS.flatMap(([group, title]) => {
      const rows = labelTable(id, group)
        .filter(({ amounts }) => amounts.join() !== '-,-')
        .map(({ name, unit, amounts }) => [name, ...amounts.map((amount) => shownAmount(amount, unit))]);
      return rows.length > 0 ? [[`${title} of ${product.name}`, ...rows]] : [];
    });
    expect(tables).toEqual(expected);
  },
);
