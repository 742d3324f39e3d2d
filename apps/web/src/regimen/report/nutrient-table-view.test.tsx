import { renderToStaticMarkup } from 'react-dom/server';
import { reportDocumentWords } from '@dietetic/content';
import type { NutrientLine, NutrientTable } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { NutrientTableView } from './nutrient-table-view.tsx';

const FLUORIDE: NutrientLine = {
  id: 'fluoride',
  name: 'Fluoride',
  reference: 'no UK reference',
  provided: { text: '1.1 mg', number: 1.1, unit: 'mg', bound: 'exact' },
  atLeast: false,
  notStated: false,
  percent: null,
  percentText: null,
  standing: null,
  standingText: null,
  aboveUpper: null,
  tooltip: null,
  part: false,
};

const drawn = (line: NutrientLine, addNothing: string | null = null) => {
  const head = { nutrient: 'Nutrient', provided: 'Provided', percent: '% of reference' };
  const table = {
    id: 'minerals',
    title: 'Minerals',
    head,
    lines: [line],
    dagger: null,
    addNothing,
  } as NutrientTable;
  return renderToStaticMarkup(<NutrientTableView table={table} />);
};

it('[G-03] a nutrient without a reference is not applicable, in words and not a dash', () => {
  expect(drawn(FLUORIDE)).toContain('N/A');
  expect(drawn(FLUORIDE)).not.toContain('–');
  expect(drawn({ ...FLUORIDE, standing: 'within', standingText: 'within range' })).not.toContain('N/A');
});

it('[G-03] what traces and “less than” add is said under the table', () => {
  const says = reportDocumentWords.nutrients.addNothing(['Fluoride', 'Zinc']);
  expect(drawn(FLUORIDE, says)).toContain(
    'Traces and “less than” on labels add nothing to the total of fluoride and zinc.',
  );
});
