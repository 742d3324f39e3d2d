import type { Country } from '@dietetic/catalogue';
import { CHAT_EXPERT_HOURS, contactWords, enquiriesFor, hoursWords, SUPPORT_HOURS } from '@dietetic/content';
import { type DocumentContent, list, note, table, text } from './document-model.ts';

const LOCAL_FIRST =
  'Local protocol comes first. This is a summary of common practice for a dietitian to adapt, and it is to be reviewed before use.';

const TO_CONFIRM =
  'These intervals are general practice and still to be confirmed against the centre’s protocol.';

const TEST_COLUMNS = [
  { title: 'What', share: 36 },
  { title: 'How often', share: 28 },
  { title: 'Why, or what to watch', share: 36 },
];

export function monitoringGuide(): DocumentContent {
  return {
    title: 'Micronutrient monitoring guide',
    introduction: [
      'What to test, how often and what to watch for, in children on restricted diets or long-term feeds.',
    ],
    sections: [
      { heading: 'How to use this guide', level: 1, blocks: [note(LOCAL_FIRST)] },
      {
        heading: 'Phenylketonuria and similar low-protein diets',
        level: 1,
        blocks: [
          table('Low-protein diets', TEST_COLUMNS, [
            ['Diet review, weight, height, BMI', 'each visit', 'growth, adherence to the protein substitute'],
            ['Signs of deficiency', 'each visit', 'skin, hair, tiredness, neurology'],
            [
              'Phenylalanine (PKU)',
              'weekly under 1 year; every two weeks from 1 to 12 years; monthly after',
              'from the European guideline’s tables',
            ],
            ['Plasma amino acids', 'yearly', 'essential amino acids that are too low'],
            ['Full blood count, ferritin', 'yearly', 'iron'],
            [
              'Vitamin B12 with homocysteine or methylmalonic acid',
              'yearly',
              'serum B12 alone can look normal',
            ],
            ['Vitamin D', 'yearly', ''],
            [
              'Zinc, selenium, calcium, parathyroid hormone',
              'when indicated',
              'poor intake of the substitute, low vitamin D',
            ],
            ['Bone density', 'late adolescence, then when indicated', ''],
          ]),
        ],
      },
      {
        heading: 'Ketogenic diets',
        level: 1,
        blocks: [
          table('Ketogenic diets', TEST_COLUMNS, [
            ['Lipids', 'every 3 to 6 months', ''],
            ['Carnitine', 'every 3 to 6 months', 'tiredness, weakness'],
            ['Selenium, zinc, magnesium', 'every 3 to 6 months', 'selenium for heart muscle'],
            ['Vitamin D, calcium', 'every 3 to 6 months', 'bone'],
            ['Urate; kidney stones', 'every 3 to 6 months', 'fluid intake, urine calcium'],
          ]),
          text(`Every 3 months at first, then every 6 months. ${TO_CONFIRM}`),
        ],
      },
      {
        heading: 'Tube feeding as the only source, long term',
        level: 1,
        blocks: [
          table('Long-term tube feeding', TEST_COLUMNS, [
            ['Full blood count, ferritin, B12, folate', 'at the start, after 3–6 months, then yearly', ''],
            ['Vitamin D', 'at the start, after 3–6 months, then yearly', ''],
            [
              'Zinc, copper, selenium',
              'at the start, after 3–6 months, then yearly',
              'low volumes give less than the reference intakes; inflammation changes the values',
            ],
            ['Manganese', 'yearly, as a trend', 'cholestasis'],
          ]),
          text(TO_CONFIRM),
        ],
      },
      {
        heading: 'Renal disease',
        level: 1,
        blocks: [
          table('Renal disease', TEST_COLUMNS, [
            ['Potassium, phosphate, bicarbonate, urea', 'as the renal unit sets', ''],
            [
              'Ferritin, vitamin D, parathyroid hormone',
              'as the renal unit sets',
              'vitamin A is easily too high',
            ],
          ]),
        ],
      },
    ],
  };
}

export function references(): DocumentContent {
  return {
    title: 'References',
    introduction: ['The equations, tables and rules the app works with, and what each is used for.'],
    sections: [
      {
        heading: 'Energy',
        level: 1,
        blocks: [
          list([
            'Parenteral and Enteral Nutrition Group of the British Dietetic Association. Guidance on adult requirements, 2018. Used for the kcal per kg method; the text itself is not reproduced here: see the group’s own pages: https://www.peng.org.uk/publications-resources/pocket-guide.php',
            'Mifflin MD, St Jeor ST, Hill LA, et al. A new predictive equation for resting energy expenditure in healthy individuals. Am J Clin Nutr 1990;51:241–7. Resting energy of adults; obesity. https://doi.org/10.1093/ajcn/51.2.241',
            'Harris JA, Benedict FG. A biometric study of basal metabolism in man. Carnegie Institution of Washington, 1919. Basal energy of adults.',
            'Henry CJK. Basal metabolic rate studies in humans: measurement and development of new equations. Public Health Nutr 2005;8:1133–52. Basal energy by age and sex. https://doi.org/10.1079/PHN2005801',
            'Schofield WN. Predicting basal metabolic rate, new standards and review of previous work. Hum Nutr Clin Nutr 1985;39C Suppl 1:5–41. Basal energy by age and sex.',
            'Frankenfield D, Smith JS, Cooney RN. Validation of 2 approaches to predicting resting metabolic rate in critically ill patients. JPEN 2004;28:259–64, and Frankenfield D. JPEN 2011;35:264–9. The Penn State equations for ventilated patients. https://doi.org/10.1177/0148607104028004259 and https://doi.org/10.1177/0148607110377903',
            'Scientific Advisory Committee on Nutrition. Dietary reference values for energy. 2011. Estimated average requirements from birth. https://www.gov.uk/government/publications/sacn-dietary-reference-values-for-energy',
            'EFSA Panel on Dietetic Products, Nutrition and Allergies. Scientific opinion on dietary reference values for energy. EFSA Journal 2013;11(1):3005. Children from 6 months in Ireland. https://doi.org/10.2903/j.efsa.2013.3005',
          ]),
        ],
      },
      {
        heading: 'Protein, fluid and micronutrients',
        level: 1,
        blocks: [
          list([
            'Department of Health. Dietary reference values for food energy and nutrients for the United Kingdom. Report on Health and Social Subjects 41, 1991. Protein, vitamins and minerals in the UK.',
            'Scientific Advisory Committee on Nutrition. Vitamin D and health. 2016. Vitamin D in the UK. https://www.gov.uk/government/publications/sacn-vitamin-d-and-health-report',
            'EFSA. Dietary reference values for nutrients: summary report. 2017. Protein, vitamins and minerals in Ireland. https://doi.org/10.2903/sp.efsa.2017.e15121',
            'Fluid by age: the table of this product’s specification, shown with its status in the app.',
          ]),
        ],
      },
      {
        heading: 'Products',
        level: 1,
        blocks: [
          list([
            'Commission Delegated Regulation (EU) 2016/128 on food for special medical purposes, and its retained form in UK law. Composition limits that the catalogue is checked against. https://eur-lex.europa.eu/eli/reg_del/2016/128/oj',
            'Regulation (EU) No 1169/2011 on food information to consumers, Annex II. The fourteen allergens. https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
            'International Dysphagia Diet Standardisation Initiative. The IDDSI framework, CC BY-SA 4.0. Names and numbers of levels; the descriptions are on its own site: https://www.iddsi.org',
          ]),
        ],
      },
    ],
  };
}

export function resourceCentreTeam(country: Country): DocumentContent {
  const home = country === 'uk' ? 'United Kingdom' : 'Republic of Ireland and Northern Ireland';
  return {
    title: `Resource Centre team: ${home}`,
    introduction: ['Who helps with what, how to reach them, and when.'],
    sections: [
      {
        heading: 'Who to ask',
        level: 1,
        blocks: [
          table(
            'Roles',
            [
              { title: 'Team', share: 34 },
              { title: 'Ask them about', share: 66 },
            ],
            [
              ['Clinical nutrition information', 'choice and use of products, composition, tolerance'],
              ['Metabolic dietitians', 'products for inborn errors of metabolism, low-protein foods'],
              [
                country === 'uk' ? 'Order desk, United Kingdom' : 'Order desk, Ireland and Northern Ireland',
                'stock, orders and deliveries',
              ],
              ['Samples desk', 'samples for healthcare professionals'],
            ],
          ),
        ],
      },
      {
        heading: 'How to reach them',
        level: 1,
        blocks: [
          table(
            'Telephone and email',
            [
              { title: 'Desk', share: 34 },
              { title: contactWords.phone, share: 26 },
              { title: contactWords.email, share: 40 },
            ],
            enquiriesFor(country).map(({ title, phone, email }) => [title, phone?.shown ?? 'not set', email]),
          ),
          text('A number that is not set is set by the provider. “Contact us” in the app is always current.'),
        ],
      },
      {
        heading: 'When',
        level: 1,
        blocks: [
          table(
            'Hours',
            [
              { title: 'Service', share: 30 },
              { title: 'Hours', share: 70 },
            ],
            [
              ['Telephone and email', hoursWords.sentence(SUPPORT_HOURS)],
              ['Chat with an expert', hoursWords.sentence(CHAT_EXPERT_HOURS)],
            ],
          ),
        ],
      },
    ],
  };
}
