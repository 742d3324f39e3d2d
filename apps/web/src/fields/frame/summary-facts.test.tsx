import { assess, emptyRegimen, type RegimenValues, setValues } from '@dietetic/regimen';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { patientFacts } from './summary-facts.tsx';

function factsOf(values: RegimenValues): Record<string, string> {
  const regimen = setValues(emptyRegimen('uk'), values);
  const assessment = assess({ country: 'uk', values, lists: regimen.lists });
  return Object.fromEntries(
    patientFacts(regimen, assessment).map(({ id, value }) => [
      id,
      renderToStaticMarkup(<>{value}</>)
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    ]),
  );
}

const heightOf = (values: RegimenValues) => factsOf(values)['height'];

it('[B-06] [C-07] what was not entered is named in one word; a BMI without weight or height is N/A', () => {
  const { bmi, ...entered } = factsOf({});
  expect(bmi).toBe('N/A');
  expect(new Set(Object.values(entered))).toEqual(new Set(['Not recorded']));
  const infant = factsOf({ PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9 });
  expect([infant['height'], infant['bmi']]).toEqual(['Not recorded', 'N/A, under 2 years']);
});

it('[B-06] the summary gives a height as the report does: to one place under 2 years, in whole cm where it was converted later', () => {
  const small: RegimenValues = { PD_GENDER: 'male', PD_WEIGHT: 5.9, PD_HEIGHT: 61.25 };
  expect(heightOf({ ...small, PD_AGE: 4 })).toBe('61.3 cm');
  expect(heightOf({ PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 180.34 })).toBe('180 cm');
});
