import { expect, it } from 'vitest';
import { demonstrationAssistant, PRODUCTS } from '../../test-support/demonstration-assistant.ts';
import { answerText } from '../answer.ts';

it('[J-10] a product without ages in months shows only its age categories', () => {
  const products = PRODUCTS.map((product) =>
    product.id === 'dalesip-mini' ? { ...product, ageFromMonths: null, ageToMonths: null } : product,
  );
  const sim = demonstrationAssistant('uk', products);
  expect(answerText(sim.ask('What ages is Dalesip Mini for?'))).toContain(
    'Dalesip Mini is for use for children 1–18\u00a0years and adults 18\u00a0years and over.',
  );
  expect(answerText(sim.ask('Is Dalesip Mini for babies?'))).toMatch(/^No\. /u);
});

it('[J-10] an age that is background to another question gets no "Yes."', () => {
  const sim = demonstrationAssistant('uk');
  const asked = (message: string) => answerText(sim.ask(message)).replaceAll('\u00a0', ' ');
  expect(asked('5 year old coeliac on dalesip milk, does it contain gluten')).toMatch(
    /^Cereals containing gluten: not marked as present[^.]*\.[^.]*\.\s5 years is within the stated ages/u,
  );
  expect(asked('is dalesip milk for 2 year olds')).toMatch(/^No\. 2 years is outside/u);
});

it.each([
  ['any suitable for a toddler rather than a baby?', 'Cradlemere Amino Junior'],
  ['any for toddlers instead of babies', 'Cradlemere Amino Junior'],
  ['any suitable for a toddler', 'for toddlers 1–3 years'],
])('[J-10] after a list for an allergy, by the ages of the label: %s', (asked, says) => {
  const sim = demonstrationAssistant('uk');
  const { context } = sim.ask('formulas for cows milk allergy');
  const answer = sim.ask(asked, context);
  const text = answerText(answer).replaceAll('\u00a0', ' ');
  expect(answer.kind).toBe('answer');
  expect(text).toContain(says);
  expect(text).toContain('not advice for a patient');
});

it.each(['any suitable for my patient, he is 2 and vomiting', 'which of these should the toddler have'])(
  '[J-10] and which somebody should have is refused: %s',
  (asked) => {
    const sim = demonstrationAssistant('uk');
    const { context } = sim.ask('formulas for cows milk allergy');
    expect(sim.ask(asked, context).kind).toBe('refusal');
  },
);

it('[J-10] “rather than” takes nothing back', () => {
  const sim = demonstrationAssistant('uk');
  expect(answerText(sim.ask('sip feeds for adults rather than children'))).toMatch(
    /for adults .*not for children/u,
  );
});
