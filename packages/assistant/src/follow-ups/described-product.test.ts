import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] a description is read as the name of the product that it fits', () => {
  it.each([
    ['by its strength', ['osmolality tarnvane peptide', 'no, the 1.5'], 'Tarnvane Peptide Energy has'],
    [
      'by strength and name',
      ['how many ml of tarnvane standard fibre give 1800 kcal', 'what about using the 1.5 kcal fibre feed'],
      '1,200 ml of Tarnvane Energy Fibre',
    ],
    [
      'by what it lacks',
      ['sodium in wrenfold tube energy fibre', 'sorry I meant the one without fibre'],
      'Wrenfold Tube Energy has',
    ],
    [
      'as the ordinary one',
      ['sodium in tarnvane low energy fibre', 'same but the ordinary fibre one'],
      'Tarnvane Standard Fibre has',
    ],
    [
      'for the same age',
      ['iron in wrenfold tube 7+ fibre', 'and in the energy one for that age?'],
      'Wrenfold Tube 7+ Energy Fibre has',
    ],
    [
      'with a degree',
      ['does tarnvane peptide have milk in it', 'what about the higher energy peptide'],
      'Tarnvane Peptide Energy',
    ],
    ['as a style', ['calcium in dalesip yogurt', 'and of the juice style instead'], 'Dalesip Juice has'],
    [
      'of a list, by its label',
      ['list your msud products', 'the one in a pouch, how much fat'],
      'Orrimel MSUD Pouch 15 has',
    ],
    [
      'of a list, by its name',
      ['list your msud products', "the infant one, what's the protein"],
      'Orrimel MSUD Infant has',
    ],
    [
      'of two in one message',
      ['wrenfold sip 1.5 flavours', 'which has more calcium, the 1.5 or the mini'],
      'Wrenfold Sip Mini 2.4',
    ],
    [
      'beside "that"',
      ['protein in lowenfield penne', 'is there gluten in that and the rice'],
      'in Lowenfield Penne',
    ],
    ['of another brand', ['orrimel tyr pouch 15 code', 'the glymarra one'], 'Glymarra TYR Powder 20'],
    [
      'after another subject',
      [
        'vit d in 1 litre of tarnvane low energy fibre',
        'how often should the tube be flushed',
        'back to the low energy one, calcium per litre?',
      ],
      '745 mg of calcium',
    ],
    ['by a whole name', ['pip code for dalesip juice', 'yogurt?'], 'Dalesip Yogurt'],
    [
      'that is said to be the same',
      ['addimere carb carbohydrate', 'is the liquid version the same'],
      'Addimere Carb Liquid has',
    ],
    [
      'that is compared',
      ['iron in tarnvane low energy fibre', 'more than the standard fibre one?'],
      'Tarnvane Standard Fibre has more iron',
    ],
  ])('%s', (_, messages, words) => {
    expect(told(...messages)).toContain(words);
  });

  it.each([
    ['a row', ['protein in dalesip milk', 'and the fibre'], 'Dalesip Milk has 0 g of fibre'],
    [
      'a flavour',
      ['flavours of dalesip milk', 'is the chocolate one in the uk'],
      'Yes, Dalesip Milk comes in chocolate',
    ],
    [
      'two products',
      ['kcal in dalesip milk', 'and the mini', 'which of the two has more protein'],
      'Dalesip Mini has more protein',
    ],
    [
      'many of a list',
      ['list your PKU products', 'drop the powders', 'and the bars'],
      'Orrimel PKU Pouch 10',
    ],
  ])('but not %s', (_, messages, words) => {
    expect(told(...messages)).toContain(words);
  });

  it('a tube is no Wrenfold Tube', () => {
    expect(told('kcal in wrenfold tube', 'how often is the tube flushed')).not.toContain('102');
  });

  it.each([
    ['protein in dalesip mini', 'should I give the one with fibre'],
    ['protein in dalesip mini', 'would the one with fibre suit her'],
    ['compare tarnvane peptide and tarnvane energy', 'which is best, the 1.5 kcal one or the other'],
    ['tube feeds for a 4 year old', 'is the energy version ok for someone in ICU'],
  ])('a decision stays refused: %s, %s', (before, decision) => {
    const sim = demonstrationAssistant('uk');
    expect(sim.ask(decision, sim.ask(before).context).kind).toBe('refusal');
  });

  it('if several of a list fit, Sim asks which', () => {
    const sim = demonstrationAssistant('uk');
    const { context } = sim.ask('pku products');
    const { kind, choices } = sim.ask('how much sodium in the one in a pouch', context);
    expect(kind).toBe('question');
    expect(choices.map(({ label }) => label)).toContain('Orrimel PKU Pouch 15');
  });
});

describe('[J-10] a list can be widened again', () => {
  it('all of it after it was narrowed', () => {
    const first = '1.5 kcal/ml tube feeds for adults';
    expect(told(first, 'with fibre only', 'actually show me all of them again')).toBe(told(first));
  });

  it.each([
    ['sip feeds without milk', 'not powders', 'add the powders back'],
    ['tube feeds', 'leave out the adult ones', 'put the adult ones back in'],
  ])('%s, %s, %s', (list, narrower, wider) => {
    expect(told(list, narrower)).not.toBe(told(list));
    expect(told(list, narrower, wider)).toBe(told(list));
  });
});

describe('[J-10] a follow-up stays with its subject', () => {
  it.each([
    [
      'which of those compared',
      ['orrimel pku pouch 20 vs glymarra pku carton 20', 'which tastes of coffee'],
      'No, Orrimel PKU Pouch 20',
    ],
    [
      'another of the range',
      ['allergens in cradlemere hydrolysed', 'which one has no milk at all in it'],
      'of the Cradlemere range',
    ],
    [
      'one like it',
      ['kcal in dalesip mini', 'anything like that for level 3 dysphagia'],
      'Dalesip Thick Level 3',
    ],
    [
      'which of two asked in turn',
      ['protein in nephrane child 2.0', 'and nephrane dialysis', 'which one is acbs'],
      'Nephrane Child 2.0',
    ],
    ['scoops', ['addimere carb scoop weight', 'how many kcal is in 3 of them'], '57 kcal'],
    [
      'the same',
      ['does dalesip milk need the fridge', 'does the same go for the juice'],
      'label of Dalesip Juice',
    ],
    [
      'those without',
      ['tube feeds for toddlers with fibre', 'what about without'],
      'stated to contain no fibre',
    ],
    ['samples', ['can i get a sample of dalesip mini', 'how would I get it'], 'follow the sample link'],
    [
      'limits of samples',
      ['sample of dalesip plant', 'is there a limit on how many'],
      'a provider will usually limit',
    ],
    [
      'what a method needs',
      ['what does penn state do', 'what do I have to enter for it'],
      'Penn State needs sex, age, weight, height',
    ],
    ['another need', ['how is fluid worked out for infants', 'and energy for them'], 'methods for energy'],
    [
      'a thickened volume',
      ['flowenna clear scoops for 200 ml level 2', 'and level 3', 'what about 150 ml'],
      'For 150 ml that is 2.3 scoops for level 3',
    ],
    [
      'packs',
      ['calcium in dalesip yogurt', 'what would a patient get from two bottles'],
      '408 mg of calcium in 2 × 200 ml',
    ],
    [
      'both rows',
      ['copper in wrenfold tube fibre', 'selenium', 'both for the 7+'],
      '0.12 mg of copper and 4.26 micrograms',
    ],
    [
      'another row of a difference',
      ['addimere shot or addimere emulsion, more kcal', 'difference in protein'],
      'Addimere Shot has more protein',
    ],
    [
      'another unit',
      ['potassium in dalesip mini protein', 'give it to me in millimoles'],
      'mmol of potassium',
    ],
    ['the liquid of a powder', ['directions for dalesip shake', '200 ml of what sort of milk'], 'whole milk'],
    ['what a term covers', ['what is an elemental feed', 'which ones have you'], 'Cradlemere Amino'],
  ])('%s', (_, messages, words) => {
    expect(told(...messages)).toContain(words);
  });

  it('a list after a method is no other need', () => {
    expect(told('what does penn state do', 'which tube feed has the most protein')).not.toContain('PENG');
  });
});
