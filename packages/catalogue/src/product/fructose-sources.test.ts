import { describe, expect, it } from 'vitest';
import { fructoseSources } from './fructose-sources.ts';

describe('[K-18] what a label names that has fructose', () => {
  it.each<[string, string[]]>([
    ['Glucose syrup and sucrose', ['sucrose']],
    ['Sugar or maltodextrin', ['Sugar']],
    ['Sweetener: sorbitol (E420)', ['sorbitol', 'E420']],
    ['Glucose-fructose syrup', ['fructose']],
    ['Apple juice concentrate, honey', ['juice', 'honey']],
    ['Fruit purée', ['Fruit']],
    ['Fibre blend (inulin, gum arabic)', ['inulin']],
    ['Fructo-oligosaccharides (FOS)', ['Fructo-oligosaccharides', 'FOS']],
    ['Isomaltulose', ['Isomaltulose']],
    // None of these is or becomes fructose.
    ['Sweetener: sucralose, aspartame', []],
    ['Glucose syrup, lactose, maltodextrin', []],
    ['Unsweetened, no sugars', []],
  ])('%s', (ingredient, expected) => expect(fructoseSources([ingredient])).toEqual(expected));

  it('names each once', () =>
    expect(fructoseSources(['Sucrose', 'Flavouring, sucrose'])).toEqual(['Sucrose']));
});
