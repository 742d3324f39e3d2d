import { describe, expect, test } from 'vitest';
import { sim, told } from '../test-support/dialogue.ts';

describe('[J-10] a look-up beside a refused decision is answered', () => {
  test.each([
    [
      'My lady is 48kg and 82, off her food. Which Dalesip should I start her on and how many a day? Also what is the energy per bottle of the Mini and is it gluten free',
      ['300 kcal per 125 ml bottle', 'not marked as present in Dalesip Mini'],
    ],
    [
      "pt on NG has had D&V since last night on tarnvane energy. should I drop the rate?? and what's the osmolality, and does it contain lactose",
      ['370 mOsm/kg', 'lactose is not stated'],
    ],
    [
      'PKU lad just turned 9. protein equiv in a Pouch 15? and how many of them should he be on',
      ['15 g per 130 ml pouch'],
    ],
  ])('%s', (message, says) => {
    expect(sim.ask(message).kind).toBe('refusal');
    for (const each of says) expect(told(message)).toContain(each);
  });

  test('the answer says what to do at once, and then what is in the product', () => {
    const answer = told(
      "Mum gave her baby a feed of Cradlemere Hydrolysed and he's come up in hives and is wheezing what do I do, and does it have milk in it?",
    );
    expect(answer).toMatch(
      /^This sounds urgent\. Call 999[^]*Milk: marked as present in Cradlemere Hydrolysed/u,
    );
  });

  test('but no other figure of the product', () => {
    const answer = told("he's choking on dalesip thick, what do i do and how much protein in it");
    expect(answer).toMatch(/^This sounds urgent/u);
    expect(answer).not.toContain('protein');
  });

  test('blood in a nappy is to be seen today, and is for 999 if there is a lot', () => {
    expect(told('5 wk old bottle fed, blood in nappies: hydrolysed or amino?')).toMatch(
      /^Tell the team in charge or the GP today/u,
    );
    expect(told('lots of blood in the nappy')).toMatch(/^This sounds urgent/u);
  });
});
