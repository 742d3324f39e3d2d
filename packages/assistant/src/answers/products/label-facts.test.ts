import { describe, expect, it } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('what is asked of the only product that a description fits', () => {
  it.each([
    ['low protein bread, which sizes do you do', 'comes in a 400 g loaf'],
    ['shelf life thickener tin 127g', 'Shelf life of Flowenna Clear: 36 months'],
  ])('[J-10] is answered beside the list: %s', (message, fact) => expect(told(message)).toContain(fact));
});

describe('a flavour', () => {
  it.each([
    ['what savoury or neutral flavours does dalesip two come in', 'Yes, Dalesip Two comes in neutral.'],
    ['neutral flavour dalesip two?', 'Yes, Dalesip Two comes in neutral.'],
    ['is there a savoury dalesip two', 'No, Dalesip Two does not come in savoury'],
  ])('[J-10] is looked up by its name, in the range or not: %s', (message, fact) =>
    expect(told(message)).toContain(fact),
  );
});

describe('what a label says in other words', () => {
  it('[J-10] is found: freezing, in a line about what may be frozen', () => {
    const said = told('What does the label say about freezing Dalesip Milk?');
    expect(said).toContain('May be frozen as a lolly');
    expect(said).not.toContain('does not mention');
  });
  it('[J-10] the dose on a label is in its directions; a dose for a child is a decision', () => {
    expect(told('micravane powder dose on label')).toContain('in the amount the dietitian has set');
    expect(told('what dose of micravane powder for a 6 year old')).toContain('a clinical decision');
  });
});

describe('a figure per 100 ml beside an amount', () => {
  it('[J-10] is given on both', () => {
    const said = told('on wrenfold peptide 500ml, what is the protein per 100?');
    expect(said).toContain('2.9 g of protein per 100');
    expect(said).toContain('14.5 g of protein in 500');
  });
});

describe('whom to ask', () => {
  it('[J-05] comes with the hours', () =>
    expect(told('what is the order line for Ireland and when is it open')).toContain(
      'Hours: Monday to Friday',
    ));
});
