import type { WrittenGuide } from './written-guide.ts';

/** The sources the app works with, to print. */
export const referenceWords: WrittenGuide = {
  title: 'References',
  introduction: ['The equations, tables and rules the app works with, and what each is used for.'],
  sections: [
    {
      heading: 'Energy',
      list: [
        'Parenteral and Enteral Nutrition Group of the British Dietetic Association. Guidance on adult requirements, 2018. Used for the kcal per kg method; the text itself is not reproduced here: see the group’s own pages: https://www.peng.org.uk/publications-resources/pocket-guide.php',
        'Mifflin MD, St Jeor ST, Hill LA, et al. A new predictive equation for resting energy expenditure in healthy individuals. Am J Clin Nutr 1990;51:241–7. Resting energy of adults; obesity. https://doi.org/10.1093/ajcn/51.2.241',
        'Harris JA, Benedict FG. A biometric study of basal metabolism in man. Carnegie Institution of Washington, 1919. Basal energy of adults.',
        'Henry CJK. Basal metabolic rate studies in humans: measurement and development of new equations. Public Health Nutr 2005;8:1133–52. Basal energy by age and sex. https://doi.org/10.1079/PHN2005801',
        'Schofield WN. Predicting basal metabolic rate, new standards and review of previous work. Hum Nutr Clin Nutr 1985;39C Suppl 1:5–41. Basal energy by age and sex.',
        'Frankenfield D, Smith JS, Cooney RN. Validation of 2 approaches to predicting resting metabolic rate in critically ill patients. JPEN 2004;28:259–64, and Frankenfield D. JPEN 2011;35:264–9. The Penn State equations for ventilated patients. https://doi.org/10.1177/0148607104028004259 and https://doi.org/10.1177/0148607110377903',
        'Scientific Advisory Committee on Nutrition. Dietary reference values for energy. 2011. Estimated average requirements from birth. https://www.gov.uk/government/publications/sacn-dietary-reference-values-for-energy',
        'EFSA Panel on Dietetic Products, Nutrition and Allergies. Scientific opinion on dietary reference values for energy. EFSA Journal 2013;11(1):3005. Children from 6 months in Ireland. https://doi.org/10.2903/j.efsa.2013.3005',
      ],
    },
    {
      heading: 'Protein, fluid and micronutrients',
      list: [
        'Department of Health. Dietary reference values for food energy and nutrients for the United Kingdom. Report on Health and Social Subjects 41, 1991. Protein, vitamins and minerals in the UK.',
        'Scientific Advisory Committee on Nutrition. Vitamin D and health. 2016. Vitamin D in the UK. https://www.gov.uk/government/publications/sacn-vitamin-d-and-health-report',
        'EFSA. Dietary reference values for nutrients: summary report. 2017. Protein, vitamins and minerals in Ireland. https://doi.org/10.2903/sp.efsa.2017.e15121',
        'Fluid by age: the table of this product’s specification, shown with its status in the app.',
      ],
    },
    {
      heading: 'Products',
      list: [
        'Commission Delegated Regulation (EU) 2016/128 on food for special medical purposes, and its retained form in UK law. Composition limits that the catalogue is checked against. https://eur-lex.europa.eu/eli/reg_del/2016/128/oj',
        'Regulation (EU) No 1169/2011 on food information to consumers, Annex II. The fourteen allergens. https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
        'International Dysphagia Diet Standardisation Initiative. The IDDSI framework, CC BY-SA 4.0. Names and numbers of levels; the descriptions are on its own site: https://www.iddsi.org',
      ],
    },
  ],
};
