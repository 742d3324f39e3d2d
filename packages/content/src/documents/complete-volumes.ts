import type { Country } from '@dietetic/catalogue';

/** The volumes that meet the reference intakes, to print. */
export const completeVolumeWords = {
  title: 'Nutritionally complete volumes',
  introduction: (reference: string) =>
    `The smallest volume of each feed that meets the daily reference intake of every vitamin and mineral named at the end, for healthy people of an age group. Reference: ${reference}.`,
  caption: (group: string) => `Volume that meets the reference intakes: ${group}`,
  columns: { product: 'Product', volume: 'Volume a day', limitedBy: 'Limited by' },
  moreThan: (ml: string) => `more than ${ml} ml`,
  none: { heading: 'Feeds', text: 'No product of this catalogue states every nutrient that is needed.' },
  counted: (nutrients: string) => `Counted: ${nutrients}.`,
  howToRead: {
    heading: 'How to read this',
    list: [
      'Volumes are rounded up to the next 10 ml. Powders are taken at their standard strength.',
      'A feed is listed only where its label covers every age of the group.',
      'Feeds whose label leaves out one of the nutrients, or says that they are not an only source of nutrition, are not listed.',
      'Reference intakes are for healthy people. A patient’s needs, energy and fluid decide the feed.',
    ],
  },
} as const;

/** The groups that reference intakes are set for. */
export const intakeGroupWords = {
  'children-1-3': '1–3 years',
  'children-4-6': '4–6 years',
  'children-7-10': '7–10 years',
  'boys-11-14': 'Boys 11–14 years',
  'girls-11-14': 'Girls 11–14 years',
  'boys-15-18': 'Boys 15–18 years',
  'girls-15-18': 'Girls 15–18 years',
  'men-19-50': 'Men 19–50 years',
  'women-19-50': 'Women 19–50 years',
  'men-50-and-over': 'Men 50 years and over',
  'women-50-and-over': 'Women 50 years and over',
  'boys-15-17': 'Boys 15–17 years',
  'girls-15-17': 'Girls 15–17 years',
  'men-18-and-over': 'Men 18 years and over',
  'women-18-and-over': 'Women 18 years and over',
} as const;

/** What the reference intakes of a country are from, and what is to be known of them. */
export const referenceIntakeWords: Record<Country, { title: string; notes: readonly string[] }> = {
  uk: {
    title: 'UK reference nutrient intakes (COMA 1991; vitamin D: SACN 2016)',
    notes: [
      'Vitamin D from 1 to 3 years is a safe intake rather than a reference nutrient intake.',
      'Left out: energy, sodium, potassium, chloride, fluoride, choline, vitamin E, vitamin K, biotin, pantothenic acid, manganese, molybdenum and chromium. The report of a regimen shows what a plan gives of them.',
    ],
  },
  roi: {
    title: 'EFSA population reference intakes and adequate intakes (summary tables 2017)',
    notes: [
      'Where a reference age range does not match the group, the highest intake of any age in the group is used.',
      'Zinc for adults is the value at 600 mg phytate a day.',
      'Left out: energy, sodium, potassium, chloride, fluoride, choline, vitamin E, vitamin K, biotin, pantothenic acid, manganese, molybdenum and chromium, and thiamin and niacin, which are set per megajoule of energy. The report of a regimen shows what a plan gives of them.',
      'Folate is in dietary folate equivalents: 1 microgram of folic acid in a product counts as 1.7.',
    ],
  },
};
