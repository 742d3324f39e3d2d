import { describe, expect, test } from 'vitest';
import { after, told } from '../test-support/dialogue.ts';

describe('[J-10] a message that continues the conversation', () => {
  test('a product named before is recognised by its last word', () => {
    const answer = told(
      'dalesip pud halal?',
      'and the shake',
      'no not vegetarian i asked halal. and is the pud ok for someone avoiding soya',
    );
    expect(answer).toContain('Yes, Dalesip Pud is marked halal.');
    expect(answer).toContain('Soya: marked as present in Dalesip Pud.');
    expect(answer).not.toContain('vegetarian');
  });

  test('a limit without a nutrient is about the nutrient of the list', () => {
    const { parts, productIds } = after(
      'Show me tube feeds with fibre for adults',
      'only the ones that are 1.5 or more please',
    );
    expect(productIds).toHaveLength(6);
    expect(JSON.stringify(parts)).toContain('with at least 1.5');
  });

  test('a ratio in a name, and a number after "a", are products', () => {
    expect(told('Lumeket 4:1 liquid, how much carb per 200ml', 'sorry meant the 2.5:1')).toContain(
      'Lumeket 2.5:1 Liquid has 2.4 g of carbohydrate in 200 ml.',
    );
    expect(told('Protein in Orrimel PKU Pouch 15? Is there a 10 as well?')).toContain('Orrimel PKU Pouch 10');
  });

  test('a question about two products may include a vitamin', () => {
    expect(told("calcium in dalesip two and dalesip mini per bottle? And vit D if you've got it")).toContain(
      'Dalesip Mini: Vitamin D3 2.66 micrograms per 125 ml bottle',
    );
  });

  test('what is taken back is not asked for', () => {
    const answer = told(
      'where do i find the scoop chart and btw how many scoops... no actually just the kcal per 100g of Cradlemere Amino',
    );
    expect(answer).toMatch(/^Cradlemere Amino has 491 kcal per 100 g\./u);
  });
});

describe('[J-10] beside a refused requirement', () => {
  test.each([
    ['how much iron does a 5 year old need', '6.1 mg a day (RNI)'],
    ['vitamin D requirement for a 2 year old', '10 micrograms a day (safe intake)'],
  ])('gives the reference intake: %s', (message, figure) => {
    expect(after(message).kind).toBe('refusal');
    expect(told(message)).toContain(figure);
  });

  test('gives no reference intake for a patient who is ill', () => {
    expect(told('how much potassium should my 40 year old dialysis patient have')).not.toContain('a day (');
  });
});
