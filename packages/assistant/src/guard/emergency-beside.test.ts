import { describe, expect, it } from 'vitest';
import { sim } from '../test-support/dialogue.ts';

const EMERGENCIES = [
  'he can’t breathe',
  'not breathing',
  'she is choking',
  'patient has collapsed',
  'unresponsive',
  'throat is closing',
  'anaphylaxis',
  'bm is 2.4',
  'potassium is 6.9',
  'chest pain',
  'ng tube has come out',
  'swallowed the thickener powder',
  'he wants to kill himself',
];
const LOOK_UPS = [
  'kcal in Dalesip Mini',
  'what is the GMS code for Dalesip Milk',
  'is Dalesip Juice gluten free',
  'list vegan sips',
  'how do I print the report',
];
const PAIRS: readonly ((emergency: string, lookUp: string) => string)[] = [
  (emergency, lookUp) => `${emergency}. also ${lookUp}`,
  (emergency, lookUp) => `${emergency}, ${lookUp}`,
  (emergency, lookUp) => `${lookUp}? ${emergency}`,
  (emergency, lookUp) => `${lookUp} and ${emergency}`,
];

/** Where the classifier was sure of the look-up beside it, three in ten were once answered with the figure only. */
describe('[J-10] an emergency beside a look-up comes first', () => {
  it.each(EMERGENCIES)('%s', (emergency) => {
    const messages = LOOK_UPS.flatMap((lookUp) => PAIRS.map((pair) => pair(emergency, lookUp)));
    expect(messages.filter((message) => !sim.ask(message).intents.includes('urgent'))).toEqual([]);
  });
});

describe('[J-10] words of an emergency where there is none', () => {
  it.each([
    'is Dalesip Pud a choking hazard, and kcal',
    'emergency regimen and kcal in Addimere Carb',
    'our anaphylaxis training, and which sips are nut free',
    'list thickened products and a choking leaflet',
    'PEG came out last year, kcal in Tarnvane Standard',
  ])('%s', (message) => expect(sim.ask(message).intents).not.toContain('urgent'));
});
