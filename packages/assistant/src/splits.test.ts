import { describe, expect, it, test } from 'vitest';
import { bestSplit } from './answers/compose/best-split.ts';
import type { Answer } from './answers/answer.ts';
import { EMPTY_CONTEXT } from './answers/answer.ts';
import type { MessagePart } from './splitting/split-message.ts';
import { IN, told } from './test-support/dialogue.ts';

const pieces = (...texts: readonly string[]): MessagePart[] =>
  texts.map((text) => ({ text, separation: 'no' }));

describe('the split of a message that leaves the least out', () => {
  const answer = { context: EMPTY_CONTEXT } as Answer;
  const partsOf = (all: readonly MessagePart[], missed: Readonly<Record<string, number>>) =>
    bestSplit(all, (question) => ({ answer, unansweredCount: missed[question] ?? 9 }), EMPTY_CONTEXT)
      .questions;

  it.each([
    ['one question where it leaves nothing out', { 'a b': 0, a: 0, b: 0 }, ['a b']],
    ['one where two leave out as much', { 'a b': 1, a: 1, b: 0 }, ['a b']],
    ['two where one leaves out more', { 'a b': 2, a: 0, b: 1 }, ['a', 'b']],
  ])('[J-10] %s', (_, missed, questions) => expect(partsOf(pieces('a ', 'b'), missed)).toEqual(questions));
  test('[J-10] a part that depends on an answer is split from it', () =>
    expect(partsOf([...pieces('a '), { text: 'b', separation: 'surely' }], { 'a b': 0, a: 1, b: 1 })).toEqual(
      ['a', 'b'],
    ));
});

describe('two questions that are each answered', () => {
  it.each([
    [
      'explain which energy equations the app uses for adults and then tell me the energy density of Tarnvane Low Energy Fibre',
      ['7 methods for energy', 'Tarnvane Low Energy Fibre has 83 kcal per 100 ml'],
    ],
    [
      'phosphate per 100kcal: nephrane dialysis vs tarnvane concentrate 2.0\nand which of the two can go down a tube',
      ['20.1 mg', 'Tarnvane Concentrate 2.0 is a tube feed'],
    ],
    [
      'Nephrane Dialysis, what flavours is it in and how does its protein compare with the child 2.0',
      ['Nephrane Dialysis comes in 3 flavours', 'Nephrane Dialysis has more protein'],
    ],
    [
      'whats the difference between dalesip yogurt and dalesip milk and do either come in banana',
      ['largest other differences', 'Dalesip Milk comes in banana'],
    ],
    [
      'phe content of Glymarra PKU Powder 20? same for the carton? which flavours of each',
      ['Glymarra PKU Carton 20 has 0.014 g', 'Glymarra PKU Carton 20 comes in 3 flavours'],
    ],
    ['isoleucine 50 sachet size and how much isoleucine is in it', ['comes in a 4 g sachet', 'has 1.25 g']],
    [
      'does wrenfold tube fibre come in 200ml? if not what paeds fibre feeds do',
      ['Yes, Wrenfold Tube Fibre comes in a 200 ml bottle', 'for children 1–18 years, with fibre'],
    ],
    [
      'protein in tarnvane protein intense per 500ml and does the 2.0 concentrate come in a litre',
      ['50.0 g of protein in 500 ml', 'Tarnvane Concentrate 2.0 comes in a 500 ml pack and a 1000 ml pack'],
    ],
    [
      'kcal in dalesip mini per bottle comma and the protein of dalesip two full stop',
      ['Dalesip Mini has 300 kcal', 'Dalesip Two has 10 g of protein'],
    ],
  ])('[J-10] %s', (message, parts) => {
    for (const part of parts) expect(told(message)).toContain(part);
  });
  test('[J-10] beside a refusal', () => {
    const text = told(
      'carbs in a Mini Protein bottle and a Mini Fibre bottle, and how many of them should he have a day, he’s 82',
    );
    expect(text).toMatch(/^I do not give doses/u);
    expect(text).toContain('Dalesip Mini Fibre has 31.5 g of carbohydrate');
  });
});

test('[J-10] beside a refused rate, the flavours and a mark of the label are answered', () => {
  const text = told(
    'wrenfold peptide for a 3yr old, which flavours, does it have fish in it, what rate should i start at',
  );
  expect(text).toMatch(/^I do not give feeding rates/u);
  for (const part of ['comes in 2 flavours', 'Fish: not marked as present']) expect(text).toContain(part);
});

test('[J-10] how long it keeps once opened is answered from the label of the named product', () => {
  const text = told(
    'addimere mct emulsion vs mct oil kcal per 100ml. also how long does an open bottle keep',
  );
  expect(text).toContain('follow the time on the label, often 14 days');
  expect(text).not.toContain('it lasts 24 hours');
});
test('[J-10] a swap asked for beside a list is refused', () =>
  expect(
    told(
      'we have run out of tarnvane standard, what else is 1kcal/ml without fibre and can nurses just swap it over',
    ),
  ).toMatch(/^I do not (?:say when to start, stop or change a feed|choose)/u));
test('[J-10] "cannot manage more" is read as a maximum', () =>
  expect(told('sips for a girl not managing more than 130 ml at a time')).toContain('at most 130 ml'));

describe('another product of the named brand', () => {
  it.each([
    ['fat in addimere emulsion and mct emulsion', ['Addimere MCT Emulsion has 50 g of fat']],
    [
      'kcal for tarnvane low energy fibre 1000ml\nsame for standard fibre 1000ml\nsame for 1.2 fibre 1000ml',
      ['1,010 kcal', '1,210 kcal'],
    ],
  ])('[J-10] %s', (message, parts) => {
    for (const part of parts) expect(told(message)).toContain(part);
  });
  it.each([
    [['sodium tarnvane standard 1L', 'same for energy 1L'], 'Tarnvane Energy has 1,250 mg of sodium'],
    [['protein in Wrenfold Tube', 'same for energy'], 'Wrenfold Tube has 100 kcal'],
    [
      ['compare wrenfold tube and wrenfold tube energy', 'add the energy fibre too'],
      'Wrenfold Tube Energy Fibre',
    ],
    [
      ['do you have a juice style supplement', 'is it suitable for someone with milk allergy'],
      'Milk: marked as present',
    ],
    [['tell me about wrenfold tube energy fibre', 'and compared with the non fibre'], 'Fibre: 0.8 g; 0 g'],
    [['tell me about wrenfold tube energy fibre', 'per 100 kcal'], 'Protein 2.7 g per 100 kcal'],
    [['is flowenna clear ok for a two year old', 'what age does the label say'], 'for use from 3 years'],
    [['Orrimel PKU Pouch 20 volume', 'and 15?'], 'Orrimel PKU Pouch 15'],
    [
      ['addimere protein 5g, how much protein', 'and boost powder sachet'],
      '2.03 g of protein per 15 g sachet',
    ],
  ])('[J-10] %j', (messages, part) => expect(told(...messages)).toContain(part));
});

describe('sizes and exceptions', () => {
  it.each([
    ['how much potassium is in the 125 of Nephrane Dialysis', '75.0 mg of potassium in 125 ml'],
    [
      'supplement drinks, any flavour but chocolate or vanilla',
      'with a flavour other than chocolate or vanilla',
    ],
    ['sips in 200 ml for a fussy lady', 'in packs of 200 ml'],
    ['pku substitutes but not powder', 'not powders'],
    ['can Flowenna Clear go into Dalesip Juice', 'says nothing about Dalesip Juice'],
  ])('[J-10] %s: %s', (message, part) => expect(told(message)).toContain(part));
  test('[J-10] for a list just shown, in an amount of each', () =>
    expect(told('adult tube feeds in 1500ml with fibre', 'whats the K in those per 1500')).toContain(
      '2,970 mg of potassium in 1,500 ml',
    ));
  test('[J-10] a question about a thickener beside a drink is not about thickening that drink', () =>
    expect(told('Flowenna Clear and Dalesip Juice: are they used with a prescription')).not.toContain(
      'says nothing about',
    ));
  it.each(['not in 200ml', 'nothing in 200ml, they wont finish it'])('[J-10] %s', (message) =>
    expect(told('high protein ons', message)).toContain('not in packs of 200 ml'),
  );
  test('[J-10] for a person who will not drink milk, products not marked with it', () =>
    expect(told('most calcium per bottle in the dalesip range, frail lady wont drink milk based')).toContain(
      'not marked as containing milk',
    ));
  test('[J-10] which milk to mix it with is on the label', () =>
    expect(IN.roi.told('Shake Max calories per sachet & what milk do you mix it with')).toContain(
      '85 g with 240 ml of whole milk',
    ));
});
