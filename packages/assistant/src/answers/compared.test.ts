import { describe, expect, test } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
const said = (question: string) => answerText(sim.ask(question)).replaceAll('\u00a0', ' ');

describe('[J-10] a comparison names what makes another feed of it', () => {
  test.each([
    [
      'difference between tarnvane peptide and tarnvane energy',
      'Protein source: Hydrolysed whey protein (milk); Milk proteins',
    ],
    ['compare cradlemere amino with cradlemere hydrolysed', 'Osmolality: 335 mOsm/kg H2O; 280 mOsm/kg H2O'],
    [
      'tarnvane standard vs tarnvane plant fibre',
      'Protein source: Milk proteins; Soya protein isolate and pea protein',
    ],
  ])('%s', (question, row) => {
    expect(said(question)).toContain(row);
    expect(said(question)).not.toMatch(/L-(?:Leucine|Phenylalanine)/u);
  });

  test('a single amino acid that is asked for is compared', () => {
    expect(said('compare leucine in tarnvane peptide and tarnvane standard')).toContain(
      'L-Leucine: 0.45 g; 0.39 g',
    );
  });

  test('what is the same in both is no difference', () => {
    expect(said('difference between tarnvane energy and tarnvane energy fibre')).not.toContain(
      'Protein source',
    );
  });
});
