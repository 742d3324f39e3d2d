import { STRESS_CONDITIONS } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { conditionsAsked } from './conditions.ts';

const NAMES = STRESS_CONDITIONS.map(({ name }) => name);
const asked = (text: string) => conditionsAsked(NAMES, text);

describe('a condition of the stress table', () => {
  it.each([
    ['stress factor for ventilated icu', ['Intensive care, ventilated']],
    ['stress factor for icu sepsis', ['Intensive care, septic']],
    ['stress factor in copd', ['Chronic obstructive pulmonary disease']],
    ['stress factor for complicated surgery', ['Surgery, complicated']],
    [
      'stress factor for head injury',
      ['Brain injury, acute, ventilated and sedated', 'Brain injury, recovery'],
    ],
  ])('[J-10] "%s" is those that hold every word of it', (text, names) =>
    expect(asked(text)).toEqual({ names }),
  );

  it.each(['brain tumour', 'spinal cord', 'long bone fracture', 'liver failure', 'chest infection', 'burns'])(
    '[J-10] %s is in no row, and no row that shares a word answers for it',
    (condition) => expect(asked(`stress factor for ${condition}`)).toEqual({ names: [], missing: condition }),
  );

  it('[J-10] without a condition the table is whole', () =>
    expect(asked('how does the stress factor come in').names).toEqual(NAMES));
});
