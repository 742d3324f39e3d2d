import type { Finding } from '@dietetic/regimen';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WarningsDialog } from './warnings-dialog.tsx';

const of = (message: string) => ({ message }) as Finding;

it('[C-04] the question names the unit that a number was probably meant in, since that is kept with it', () => {
  const warning = {
    id: 'bmi',
    fields: ['PD_WEIGHT'],
    message: 'A BMI of 52.1.',
    figures: [],
    of: { kind: 'finding', finding: of('A BMI of 52.1.'), slip: of('168 lb would be 76.2 kg.') },
  } as const;
  expect(
    renderToStaticMarkup(<WarningsDialog warnings={[warning]} onBack={nothing} onConfirm={nothing} />),
  ).toContain('A BMI of 52.1. 168 lb would be 76.2 kg.');
});

const nothing = () => {};
