import { STRESS_CONDITIONS } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { requestedConditions } from './conditions.ts';

const NAMES = STRESS_CONDITIONS.map(({ name }) => name);
const asked = (text: string) => requestedConditions(NAMES, text);

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
  ])('[J-10] "%s" matches the conditions that contain every word of it', (text, names) =>
    expect(asked(text)).toEqual({ names }),
  );

  it.each(['brain tumour', 'spinal cord', 'long bone fracture', 'liver failure', 'chest infection', 'burns'])(
    '[J-10] %s is in no row, and no row that shares a word answers for it',
    (condition) => expect(asked(`stress factor for ${condition}`)).toEqual({ names: [], missing: condition }),
  );

  it.each([
    [
      'copd and surgery',
      ['Chronic obstructive pulmonary disease', 'Surgery, uncomplicated', 'Surgery, complicated'],
    ],
    [
      'stroke vs head injury',
      ['Brain injury, acute, ventilated and sedated', 'Brain injury, recovery', 'Cerebrovascular accident'],
    ],
    ['pancreatitis with sepsis', ['Pancreatitis with sepsis or abscess']],
  ])('[J-10] "%s": each joined condition separately', (conditions, names) =>
    expect(asked(`stress factor for ${conditions}`)).toEqual({ names }),
  );

  it('[J-10] conditions that are not in the table are named beside those that are', () =>
    expect(asked('stress factors , copd , burns and surgery')).toEqual({
      names: ['Chronic obstructive pulmonary disease', 'Surgery, uncomplicated', 'Surgery, complicated'],
      missing: 'burns',
    }));

  it('[J-10] without a condition, the whole table', () =>
    expect(asked('how does the stress factor come in').names).toEqual(NAMES));
});
