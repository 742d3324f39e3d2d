import { describe, expect, it } from 'vitest';
import { answerText } from '../answers/answer.ts';
import { createAssistant } from '../assistant.ts';
import { demonstrationOptions, METHODS } from '../test-support/demonstration-assistant.ts';
import { mostly } from '../test-support/mostly.ts';
import { IN, plain, told } from '../test-support/dialogue.ts';

describe('[J-10] which method is the default', () => {
  it.each([
    ['uk', 'is Schofield or Mifflin the default', 'None of these is the default'],
    ['uk', 'is Harris-Benedict the default for adults', 'PENG 2018 is the default for adults'],
    ['uk', 'what is the default energy method for a child of 5', 'UK paediatric (SACN 2011) is the default'],
    [
      'roi',
      'what is the default energy method for a child of 5',
      'ROI 6 months to 17 years (EFSA) is the default',
    ],
  ] as const)('%s: %s', (country, message, answer) => {
    expect(IN[country].told(message)).toContain(answer);
  });
});

describe('[J-10] [K-07] newborns have no default, and no figure of the table is used for them', () => {
  it.each([
    ['fluid for a 3 week old', '^Under 28 days the app has no default.*28 days to under 7 months: 150'],
    ['RNI protein newborn', '^Under 28 days the app has no default.*28 days to under 4 months, UK: 12.5'],
    ['fluid by age', '^Fluid by age.*28 days to under 7 months.*Under 28 days the app has no default'],
  ])('%s', (message, answer) => {
    expect(told(message)).toMatch(new RegExp(answer, 'su'));
  });

  it('newborns are not mentioned at other ages', () => {
    expect(told('fluid for a man of 40')).not.toContain('28 days');
  });
});

describe('[J-10] references of both countries', () => {
  it.each([
    [
      'uk',
      ['RNI for vitamin D, and is it the same in Ireland'],
      ['10 micrograms a day (RNI)', '15 micrograms a day (adequate intake)'],
    ],
    ['roi', ['iron RNI for women'], ['14.8 mg a day (RNI)', '16 mg a day (population reference intake)']],
    ['uk', ['calcium reference of adults, UK compared with Ireland'], ['700 mg', '950 mg']],
    ['uk', ['protein RNI for a boy of 5', 'and in Ireland'], ['0.85 g/kg a day']],
    ['roi', ['protein reference for a child of 8 in Ireland', 'and the UK one'], ['28.3 g a day']],
  ] as const)('%s: %s', (country, messages, figures) => {
    for (const figure of figures) expect(IN[country].told(...messages)).toContain(figure);
  });

  it('one country shows only its own sources', () => {
    expect(IN.roi.told('protein reference for a child of 8 in Ireland')).not.toContain(
      'Department of Health',
    );
  });

  it('each publication once', () => {
    const answer = told('protein RNI for a girl of 16');
    expect(answer.match(/as reprinted by the British Nutrition Foundation/gu)).toHaveLength(1);
  });
});

describe('[J-10] questions about a method other than its figures', () => {
  mostly([
    [['is the UK protein RNI scaled by weight'], 'is not scaled by weight'],
    [['obesity factor for protein when the height is missing'], 'the factor is then 1'],
    [['does the app use the adjusted weight for energy'], 'only if you choose it'],
    [['Penn State, is it the 2003 or the 2010 version'], 'two forms: 2003b'],
    [['why is it EFSA for school children in Ireland'], 'the reference of the country'],
    [['why no stress in Mifflin'], 'does not take stress into account'],
    [['SACN 2011, what is the % adjustment'], '75, 100, 120 or 150 %'],
    [['Henry equation, man of 45, 62 kg'], 'I do not work it out for a patient'],
    [['obesity factor', 'year?'], 'PENG pocket guide, 4th edition, 2011'],
  ])('%s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });
});

describe('[J-10] which methods there are', () => {
  it.each([
    ['uk', 'energy methods for a child', /4 methods for energy: Henry.*Schofield.*SACN 2011.*UK paediatric/u],
    [
      'uk',
      'energy methods for children in ireland',
      /3 methods for energy in the Republic.*Henry.*ROI 6 mon/u,
    ],
    ['uk', 'methods for a 3 year old', /Henry.*For protein: Paediatric; Minimum and maximum.*For fluid/su],
    ['uk', 'methods for a 12 year old girl', /Henry.*\nHenry.*female, 10 to under 18 years: 11\.1 ×/su],
    ['uk', 'energy methods for an infant of 3 months', /4 methods for energy: Henry/u],
    [
      'roi',
      'which methods are there for a 10 year old',
      /3 methods for energy: .*For protein: .*For fluid: /su,
    ],
    [
      'uk',
      'protein methods for adults',
      /^The app has 3 methods for protein: PENG; Minimum and maximum; Nitr/u,
    ],
    ['uk', 'energy and protein methods for adults', /7 methods for energy: .*3 methods for protein: /su],
  ] as const)('%s: %s', (country, message, answer) => {
    expect(IN[country].told(message)).toMatch(answer);
  });

  it('a named method is shown alone', () => {
    expect(told('Henry equations for men')).not.toContain('Schofield');
  });
});

describe('[J-10] protein by PENG and by nitrogen', () => {
  it.each([
    'what protein g/kg does PENG 2018 recommend',
    'protein requirement PENG 2018',
    'what does PENG say for protein in obesity',
  ])('has no g/kg of its own, and only a share counts at a high BMI: %s', (message) => {
    const answer = told(message);
    expect(answer).toMatch(/^PENG protein has no default: the dietitian enters the g\/kg/u);
    expect(answer).toContain('BMI from 30: × 0.75');
    expect(answer).not.toContain('kcal/kg');
  });

  it.each(['how do you calculate nitrogen from protein', 'nitrogen from protein formula'])(
    'the way that was asked, and no metabolic state: %s',
    (message) => {
      expect(told(message)).toMatch(/^Protein to nitrogen: g protein ÷ 6\.25 = g nitrogen\./u);
      expect(told(message)).not.toContain('hypermetabolic');
    },
  );

  it('the opposite direction lists the metabolic states', () => {
    expect(told('how does the calculator get protein from nitrogen')).toContain('hypermetabolic');
  });

  it('whom a method is for is shown beside its source', () => {
    expect(told('who is harris benedict suitable for and whats the source')).toMatch(
      /Offered to adults.*Carnegie/su,
    );
  });
});

describe('[J-10] an unknown method', () => {
  const [template] = METHODS;
  if (template === undefined) throw new Error('no methods');
  const owen = {
    ...template,
    id: 'owen',
    name: 'Owen 1987',
    equation: 'Resting rate from sex and weight',
    figures: [
      { sex: 'female' as const, who: 'female', text: '7.18 × weight (kg) + 795 kcal a day' },
      { sex: 'male' as const, who: 'male', text: '10.2 × weight (kg) + 879 kcal a day' },
    ],
  };
  const withOwen = createAssistant({ ...demonstrationOptions('uk'), methods: [owen, ...METHODS] });

  it.each(['owen equation for men', 'what is the Owen 1987 equation for men'])(
    'is known by its own name: %s',
    (question) => {
      const answer = plain(answerText(withOwen.ask(question)));
      expect(answer).toContain('Owen 1987');
      expect(answer).toContain('10.2 × weight (kg) + 879 kcal a day');
      expect(answer).not.toContain('Schofield');
    },
  );
});

describe('[J-10] the energy of a child by the reference of a country', () => {
  it.each([
    [
      'uk',
      'energy requirements for a 9 year old girl, whats the reference you use for ireland',
      '1,566 kcal a day',
    ],
    [
      'roi',
      'energy requirements for a 9 year old girl, whats the reference you use for ireland',
      '1,566 kcal a day',
    ],
    ['uk', 'efsa energy for a 9 year old girl', '1,566 kcal a day'],
    [
      'roi',
      'energy requirement for a girl of 9, which reference do you go by in ireland',
      '1,566 kcal a day',
    ],
    ['uk', 'energy requirements of a 9 year old girl, what do you go by in the uk', '60 kcal/kg a day'],
  ] as const)('%s: %s', (country, asked, says) => {
    expect(IN[country].told(asked)).toContain(says);
    expect(IN[country].told(asked)).toContain(says.startsWith('60') ? 'SACN' : 'EFSA Journal 2013');
    expect(IN[country].told(asked)).not.toContain('Which product');
  });

  it.each([
    'energy requirements for a girl of 9 with cp, 21 kg',
    'how many kcal does my 7 year old patient need',
  ])('what a patient needs is refused: %s', (asked) => {
    expect(IN.roi.sim.ask(asked).kind).toBe('refusal');
  });
});

describe('[J-10] one method of the protein step, and follow-ups to it', () => {
  it.each([
    [['how does the nitrogen method work in the protein step'], '× 6.25 as protein', '6 methods'],
    [['in the protein step, what is the nitrogen one'], '× 6.25', '6 methods'],
    [
      ['how does the nitrogen method work in the protein step', 'what number does it multiply by'],
      '6.25',
      '6 methods',
    ],
    [
      [
        'how does the nitrogen method work in the protein step',
        'ok and fluid, what does it default to for a 58 year old',
      ],
      '18 to under 60 years: 35 ml/kg',
      'products fit',
    ],
    [
      ['how does nitrogen to protein work', 'and fluid, the default for a 70 year old'],
      '30 ml/kg',
      'products fit',
    ],
    [
      ['nitrogen levels', 'do you cut it for high bmi'],
      'BMI from 30: × 0.75 of the protein',
      'hypermetabolic',
    ],
    [['nitrogen levels', 'is it lowered in obesity'], 'BMI from 30: × 0.75 of the protein', 'hypermetabolic'],
  ])('%j', (asked, says, not) => {
    expect(told(...asked)).toContain(says);
    expect(told(...asked)).not.toContain(not);
  });
});
