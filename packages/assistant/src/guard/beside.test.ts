import { describe, expect } from 'vitest';
import { answerText } from '../answers/answer.ts';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { mostly } from '../test-support/mostly.ts';

const sim = demonstrationAssistant('uk');

describe('the app is worked, and nobody is fed by the answer', () => {
  mostly([
    ['how do i start', 'five steps'],
    ['where do I start with this thing', 'five steps'],
    ['am I able to type my own kcal target in instead of an equation', 'In step 2'],
    ['where do the pump rates go in', 'A feed plan is set up'],
    ['how can I build the rate up over several days in the plan', 'A feed plan is set up'],
    ['if I swap country what happens to the patient I have in', 'The country is changed'],
    ['my patient has been weighed in stones, does it take that', 'stones and pounds'],
    ['done with this patient, how do I do the next one', '“New patient”'],
    ['how do i take a product out', 'takes it out'],
    ['does pregnancy add to the protein figure', 'do not cover'],
  ])('[J-10] %s', (asked, says) => {
    expect(answerText(sim.ask(asked))).toContain(says);
  });
});

describe('a look-up in a stretch of its own passes beside what is told', () => {
  mostly([
    ["patient's bowels are all over the place - which tube feeds have fibre", 'with fibre'],
    ['which tube feeds are gluten free, asking for a coeliac patient', 'not marked as containing cereals'],
    ["how much protein would a 500 ml pack of Tarnvane Energy give, it's for a man with sores", '30.0 g'],
    [
      'Pt 82F, poor appetite, lost 9 kg, MUST 3, on food fortification, now on ONS. How much sugar in a bottle of Dalesip Milk?',
      '14 g of sugars per 200 ml bottle',
    ],
    ['patient with PKU arriving monday, which PKU powders are there?', 'for PKU'],
    ['this is the surgery in Hull, a patient here is asking is Dalesip Milk ACBS approved', 'Yes'],
    ['ONS that hold 125 ml', 'in packs of 125'],
    // A result is told; what is asked is a list by the labels, and the answer says that nobody is assessed.
    ['her K is 6.2. which sip feeds are low in potassium', 'I do not assess patients'],
    ['bed 12 on tarnvane standard at 83ml/hr, whats that in kcal', '83 kcal in 83 ml'],
  ])('[J-10] %s', (asked, says) => {
    expect(answerText(sim.ask(asked)).replaceAll('\u00a0', ' ')).toContain(says);
  });
});

describe('a decision stays one, however near it is to a look-up or to the app', () => {
  mostly([
    'where do I start with this lady',
    'where do I start with refeeding',
    'where should I set the pump rate for him',
    'how do I build up the rate over 3 days for a frail lady',
    'can he hold 200 ml feeds down',
    'which PKU powder should I give my 3 year old patient',
    'pregnant woman with pku which powder',
    'chap with MND struggling with volume, which sip feed',
    'patient weighs 45 kg, how much Dalesip Milk',
    'he is allergic to soya but he likes Dalesip Milk, is a small amount ok',
  ])('[J-10] %s', (asked) => {
    expect(sim.ask(asked).kind).toBe('refusal');
  });
});
