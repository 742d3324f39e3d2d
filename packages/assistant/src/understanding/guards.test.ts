import { describe, expect, it } from 'vitest';
import { phraseText, wordsOf } from '../language/words.ts';
import { type Guard, guardFor } from './guards.ts';

const guard = (message: string): Guard | undefined => guardFor(phraseText(wordsOf(message)));

describe('what Sim turns away', () => {
  it.each([
    'The patient is choking',
    'Resident aspirated on thickened tea',
    'severe allergic reaction to the feed',
    'she collapsed after the feed',
    'The feed was given into a vein',
    'not breathing',
  ])('[J-10] emergency: %s', (message) => expect(guard(message)).toBe('urgent'));

  it('[J-10] an emergency comes before everything else', () =>
    expect(guard('I am a mum and my baby is choking on Cradlemere Amino, what dose?')).toBe('urgent'));

  it.each([
    "I'm a carer for my dad",
    'my baby will not drink it',
    'I have been prescribed this',
    'as a parent, what should I buy',
  ])('[J-10] patient or carer: %s', (message) => expect(guard(message)).toBe('audience.patient'));

  it.each([
    'what dose should I use',
    'What rate for a 42 kg patient?',
    'should we switch to a peptide feed',
    'which feed is best for pancreatitis: what would you recommend',
    'can I concentrate Cradlemere Hydrolysed to 15 %',
    'how many bottles of Dalesip Mini a day for my patient',
    'he has lost weight',
    'diagnose this',
  ])('[J-10] clinical decision: %s', (message) => expect(guard(message)).toBe('clinical.decision'));

  it.each([
    'How should powdered infant formula be made up safely?',
    'can I use Tarnvane Energy for a 5 year old',
    'how much protein is in Dalesip Mini',
    'how often should I flush a PEG',
    'is Dalesip Two suitable for adults',
    'how many scoops of Cradlemere Amino for 150 ml',
    'which formula for cow milk allergy in a 3 month old',
    'who should I call about a delivery',
    'order code for Dalesip Milk',
  ])('[J-10] not turned away: %s', (message) => expect(guard(message)).toBeUndefined());
});
