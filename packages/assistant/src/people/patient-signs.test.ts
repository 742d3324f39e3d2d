import { describe, expect, it } from 'vitest';
import {
  anySign,
  BLOOD_TEST_SIGNS,
  CARE_OF_TUBES,
  BODY_SIGNS,
  LAB_RESULT,
  MEASURED_PERSON,
  OF_NOBODY,
  WRITER_SIGNS,
  PERSON_SIGNS,
  type Sign,
  TOLD_IN_NUMBERS,
} from './patient-signs.ts';
import { type PatientFacts, patientFactsIn, backgroundPositions } from './patient-facts.ts';

const factsIn = (text: string) => patientFactsIn({ text, words: text.split(' '), corrected: text });

describe('each sign of a patient matches its example', () => {
  const facts: readonly (readonly [keyof PatientFacts, readonly Sign[]])[] = [
    ['isWriter', WRITER_SIGNS],
    ['person', PERSON_SIGNS],
    ['body', BODY_SIGNS],
    ['treatment', CARE_OF_TUBES],
    ['measured', MEASURED_PERSON],
    ['result', [...LAB_RESULT, ...BLOOD_TEST_SIGNS]],
  ];
  it.each(facts.flatMap(([fact, signs]) => signs.map((sign) => ({ fact, sign, example: sign.example }))))(
    '[J-10] $fact: $example',
    ({ fact, sign, example }) => {
      expect(example).toMatch(anySign([sign]));
      expect(factsIn(example)[fact]).toBe(true);
    },
  );

  it.each(OF_NOBODY)('[J-10] not about a patient: $example', ({ example, pattern }) => {
    expect(example).toMatch(pattern);
    expect(factsIn(example)).toMatchObject({
      isWriter: false,
      body: false,
      treatment: false,
      medicine: false,
    });
  });

  it.each(TOLD_IN_NUMBERS)('[J-10] figures about a patient: $example', ({ example, pattern }) => {
    expect(example).toMatch(pattern);
    expect(backgroundPositions(example.split(' '), () => true).size).toBeGreaterThan(0);
  });
});
