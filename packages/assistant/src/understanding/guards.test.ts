import { describe, expect, it } from 'vitest';
import { nameIndex } from '../products/name-index.ts';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { type Guard, guardFor } from './guards.ts';
import { readQuestion } from './question.ts';

const NAMES = nameIndex(PRODUCTS);
const guard = (message: string): Guard | undefined => guardFor(readQuestion(message, NAMES));

describe('what Sim turns away', () => {
  it.each([
    'The patient is choking',
    'Resident aspirated on thickened tea',
    'severe allergic reaction to the feed',
    'she collapsed after the feed',
    'The feed was given into a vein',
    'not breathing',
    'PEG has fallen out',
    'face is swelling up after Nephrane',
    'gave the wrong feed to a resident by mistake',
    'baby floppy after the bottle',
  ])('[J-10] emergency: %s', (message) => expect(guard(message)).toBe('urgent'));

  it('[J-10] an emergency comes before everything else', () =>
    expect(guard('I am a mum and my baby is choking on Cradlemere Amino, what dose?')).toBe('urgent'));

  it.each([
    "I'm a carer for my dad",
    'my baby will not drink it',
    'I have been prescribed this',
    'as a parent, what should I buy',
    'granny keeps spitting it out',
    'my consultant said level 3',
    'I am 30 weeks pregnant, which drink',
    'will this make me put on weight',
    'how long will I be on tube feeds',
    'do I have to finish the whole bottle',
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
    'Mrs Byrne in room 12 is halal, is Dalesip Juice ok for her',
    '74 y/o F, MUST 3, Dalesip Two bd?',
    'K 2.8, feed?',
    'bed 3 vomiting, stop?',
    'how many ml of Tarnvane Protein for 90 g protein',
    'is Dalesip ok with ozempic',
    'feed intolerance, try peptide?',
    'the pateint is not tolerating Tarnvane Energy',
    'do you think Dalesip is better than real food',
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
    'potassium 2 bottles Nephrane Dialysis',
    'vitamin K in 1.5 l Tarnvane Energy',
    'his content in Orrimel PKU Powder 15',
    'how do I order samples for my patients',
    'is Dalesip Mini Protein suitable for adults with halal diets',
    'can someone ring me back about an order',
    'how do I get the app on my iphone',
    'my order has not turned up',
    'when is Lumeket 3:1 Powder contraindicated',
    'Orrimel HCU Powder 15, residual phenylalanine',
  ])('[J-10] not turned away: %s', (message) => expect(guard(message)).toBeUndefined());
});
