import { describe, expect, it } from 'vitest';
import { answerText } from '../answers/answer.ts';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';

const sim = demonstrationAssistant('uk');
const textOf = (message: string) => answerText(sim.ask(message)).replaceAll('\u00a0', ' ');

describe('a question of the app, by the nearest of its examples', () => {
  it.each([
    ['are you a bot', 'not a person'],
    ['can I add my own product', 'only the products of the catalogue'],
    ['is height compulsory', 'required from 18 years'],
    ['can I go either side of the border', 'Northern Ireland is the United Kingdom'],
    ['does it save as you go', 'kept in this tab only'],
    ['do you ever get it wrong', 'I am Sim'],
    ['can you see my regimen', 'do not see your regimen'],
    ['does the app have a ce mark', 'no certificate'],
    ['swap over from Ireland to the UK', 'Support, Region'],
    ['how do I get the Irish range', 'Support, Region'],
    ['can the height go in as feet', 'stones and pounds'],
    ['are carers allowed to use the app', 'healthcare professionals'],
    ['noticed a wrong number in the calculator', 'goes by email'],
    ['does it go into a spreadsheet', 'CSV'],
    ['why is the report greyed out', 'at least one product'],
    ['put in a dob', '“Enter age by”'],
    ['how do I set up a feeding schedule', 'A feed plan is set up'],
    ['where is the kosher filter', 'choose Filter products'],
    ['reload the catalogue', 'Check for product updates'],
    ['who runs this app', 'Merrowdale'],
    ['which version have I got', 'This is version'],
    ['share of a below knee amputation', 'lower leg and foot: 5.9 %'],
    ['is stress added on top or multiplied', 'in per cent of the basal rate'],
    ['RMR against BMR', 'at complete rest'],
    ['more fluid with a fever', 'for each degree above 37'],
    ['UK protein reference for girls 11 to 14', '41.2 g a day'],
    ['EFSA protein reference for boys of 14', '0.89 g/kg a day'],
    ['kcal per kg for a breast fed infant', 'breast fed'],
    ['is Henry or Schofield the older', 'Schofield 1985 is the older'],
    ['difference between Mifflin and Harris Benedict', 'needs stress, the other does not'],
  ])('[J-10] "%s": %s', (message, words) => expect(textOf(message)).toContain(words));

  it.each([
    ['how should products be stored', 'product.storage'],
    ['how long does an opened tin of powder last', 'product.storage'],
    ['which products for errors of metabolism', 'product.find'],
    ['what temperature should the water be for formula', 'general.preparation'],
    ['2+2', 'outOfScope'],
    ['compare both', 'outOfScope'],
    ['drop the rate overnight', 'clinical.decision'],
    ['not responding', 'urgent'],
    ['that is me done', 'smalltalk'],
    ['no the other one', 'outOfScope'],
    ['who is allowed to order samples', 'product.sample'],
  ])('[J-10] "%s" is none: %s', (message, intent) => expect(sim.ask(message).intent).toBe(intent));
});
