import type { WrittenGuide } from './written-guide.ts';

const LOCAL_FIRST =
  'Local protocol comes first. This is a summary of common practice for a dietitian to adapt, and it is to be reviewed before use.';

const TO_CONFIRM =
  'These intervals are general practice and still to be confirmed against the centre’s protocol.';

/** What to test in children on restricted diets or long-term feeds. */
export const monitoringGuideWords: WrittenGuide & { columns: readonly [string, string, string] } = {
  columns: ['What', 'How often', 'Why, or what to watch'],
  title: 'Micronutrient monitoring guide',
  introduction: [
    'What to test, how often and what to watch for, in children on restricted diets or long-term feeds.',
  ],
  sections: [
    { heading: 'How to use this guide', note: LOCAL_FIRST },
    {
      heading: 'Phenylketonuria and similar low-protein diets',
      caption: 'Low-protein diets',
      rows: [
        ['Diet review, weight, height, BMI', 'each visit', 'growth, adherence to the protein substitute'],
        ['Signs of deficiency', 'each visit', 'skin, hair, tiredness, neurology'],
        [
          'Phenylalanine (PKU)',
          'weekly under 1 year; every two weeks from 1 to 12 years; monthly after',
          'from the European guideline’s tables',
        ],
        ['Plasma amino acids', 'yearly', 'essential amino acids that are too low'],
        ['Full blood count, ferritin', 'yearly', 'iron'],
        ['Vitamin B12 with homocysteine or methylmalonic acid', 'yearly', 'serum B12 alone can look normal'],
        ['Vitamin D', 'yearly'],
        [
          'Zinc, selenium, calcium, parathyroid hormone',
          'when indicated',
          'poor intake of the substitute, low vitamin D',
        ],
        ['Bone density', 'late adolescence, then when indicated'],
      ],
    },
    {
      heading: 'Ketogenic diets',
      caption: 'Ketogenic diets',
      rows: [
        ['Lipids', 'every 3 to 6 months'],
        ['Carnitine', 'every 3 to 6 months', 'tiredness, weakness'],
        ['Selenium, zinc, magnesium', 'every 3 to 6 months', 'selenium for heart muscle'],
        ['Vitamin D, calcium', 'every 3 to 6 months', 'bone'],
        ['Urate; kidney stones', 'every 3 to 6 months', 'fluid intake, urine calcium'],
      ],
      text: `Every 3 months at first, then every 6 months. ${TO_CONFIRM}`,
    },
    {
      heading: 'Tube feeding as the only source, long term',
      caption: 'Long-term tube feeding',
      rows: [
        ['Full blood count, ferritin, B12, folate', 'at the start, after 3–6 months, then yearly'],
        ['Vitamin D', 'at the start, after 3–6 months, then yearly'],
        [
          'Zinc, copper, selenium',
          'at the start, after 3–6 months, then yearly',
          'low volumes give less than the reference intakes; inflammation changes the values',
        ],
        ['Manganese', 'yearly, as a trend', 'cholestasis'],
      ],
      text: TO_CONFIRM,
    },
    {
      heading: 'Renal disease',
      caption: 'Renal disease',
      rows: [
        ['Potassium, phosphate, bicarbonate, urea', 'as the renal unit sets'],
        [
          'Ferritin, vitamin D, parathyroid hormone',
          'as the renal unit sets',
          'vitamin A is easily too high',
        ],
      ],
    },
  ],
};
