import { expect, it } from 'vitest';
import { demonstrationAssistant, PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { answerText } from './answer.ts';

it('[J-10] a product without ages in months is told by its age categories alone', () => {
  const products = PRODUCTS.map((product) =>
    product.id === 'dalesip-mini' ? { ...product, ageFromMonths: null, ageToMonths: null } : product,
  );
  const sim = demonstrationAssistant('uk', products);
  expect(answerText(sim.ask('What ages is Dalesip Mini for?'))).toContain(
    'Dalesip Mini is for use for children 1–18\u00a0years and adults 18\u00a0years and over.',
  );
  expect(answerText(sim.ask('Is Dalesip Mini for babies?'))).toMatch(/^No\. /u);
});

it('[J-10] an age that is told beside another question gets no "Yes." of its own', () => {
  const sim = demonstrationAssistant('uk');
  const asked = (message: string) => answerText(sim.ask(message)).replaceAll('\u00a0', ' ');
  expect(asked('5 year old coeliac on dalesip milk, does it contain gluten')).toMatch(
    /^Cereals containing gluten: not marked as present[^.]*\.[^.]*\.\s5 years is within the stated ages/u,
  );
  expect(asked('is dalesip milk for 2 year olds')).toMatch(/^No\. 2 years is outside/u);
});
