import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { kidneyUses } from './kidney-use.ts';

it('[K-19] knows what is made for kidneys by what its label names first', () => {
  const found = demonstrationProducts().flatMap((product) => {
    const uses = kidneyUses(product);
    expect(product.kidneyUses ?? []).toEqual(uses);
    return uses.length === 0 ? [] : [[product.id, uses]];
  });
  expect(found).toEqual([
    ['nephrane-start', ['kidney-disease']],
    ['nephrane-child-2-0', ['kidney-disease']],
    ['nephrane-dialysis', ['dialysis', 'kidney-disease']],
    // Its label has no indications.
    ['nephrane-low-protein', ['kidney-disease']],
  ]);
});

it.each([
  ['For the dietary management of patients on haemodialysis.', ['dialysis']],
  [
    'For the dietary management of patients with chronic renal failure who are on haemodialysis or CAPD.',
    ['dialysis'],
  ],
  ['For the dietary management of continuous ambulatory peritoneal dialysis.', ['dialysis']],
  ['For the dietary management of pre-dialysis patients with chronic kidney disease.', ['before-dialysis']],
  ['For the dietary management of adults with kidney disease not yet on dialysis.', ['before-dialysis']],
  ['For the dietary management of end-stage renal disease and dialysis.', ['dialysis', 'kidney-disease']],
  ['For the dietary management of acute or chronic renal failure.', ['kidney-disease']],
  ['For the dietary management of malnutrition; haemodialysis.', []],
  ['For the dietary management of phenylketonuria, and renal failure in which protein is limited.', []],
  ['Watch the renal solute load.', []],
  ['', []],
])('[K-19] “%s”: %j', (indications, uses) =>
  expect(kidneyUses({ indications, precautions: '' })).toEqual(uses),
);

it('[K-19] a label without indications says it by whom it is used under', () => {
  expect(kidneyUses({ indications: '', precautions: 'For use under a renal dietitian.' })).toEqual([
    'kidney-disease',
  ]);
  expect(
    kidneyUses({
      indications: 'For the dietary management of dysphagia.',
      precautions: 'Ask the renal unit.',
    }),
  ).toEqual([]);
});
