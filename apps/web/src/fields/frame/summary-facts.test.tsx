import { assess, emptyRegimen, type RegimenValues, setValues } from '@dietetic/regimen';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { patientFacts } from './summary-facts.tsx';

function heightOf(values: RegimenValues): string {
  const regimen = setValues(emptyRegimen('uk'), values);
  const assessment = assess({ country: 'uk', values, lists: regimen.lists });
  const fact = patientFacts(regimen, assessment).find(({ id }) => id === 'height');
  return renderToStaticMarkup(<>{fact?.value}</>)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

it('[B-06] the summary gives a height as the report does: to one place under 2 years, in whole cm where it was converted later', () => {
  const small: RegimenValues = { PD_GENDER: 'male', PD_WEIGHT: 5.9, PD_HEIGHT: 61.25 };
  expect(heightOf({ ...small, PD_AGE: 4 })).toBe('61.3 cm');
  expect(heightOf({ PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 180.34 })).toBe('180 cm');
});
