import { type Country, nutrientById, unitFactor } from '@dietetic/catalogue';
import { months, OLDEST_AGE_MONTHS, referenceIntake, type Sex } from '@dietetic/clinical';

/** Daily intakes by nutrient id, each in the nutrient's own unit of the catalogue. */
export type IntakeGroup = {
  label: string;
  /** First month and the month after the last one. */
  fromMonths: number;
  toMonths: number;
  intakes: Record<string, number>;
};

export type ReferenceIntakes = { title: string; notes: string[]; groups: IntakeGroup[] };

/**
 * The vitamins and minerals such tables count. Sodium, potassium, chloride, fluoride, choline and energy are left
 * out by convention. The figures themselves are those of the clinical package, which the report uses too.
 */
const COUNTED = [
  'vitaminA',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'vitaminB12',
  'folate',
  'vitaminC',
  'vitaminD',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'copper',
  'selenium',
  'iodine',
];
/** EFSA sets these two for each MJ of energy, which a table by age does not know. */
const BY_ENERGY = new Set(['thiamin', 'niacin']);

type Group = { label: string; fromMonths: number; toMonths: number; sexes: readonly Sex[] };

const CHILDREN: Group[] = [
  { label: '1–3 years', fromMonths: 12, toMonths: 48, sexes: ['female', 'male'] },
  { label: '4–6 years', fromMonths: 48, toMonths: 84, sexes: ['female', 'male'] },
  { label: '7–10 years', fromMonths: 84, toMonths: 132, sexes: ['female', 'male'] },
  { label: 'Boys 11–14 years', fromMonths: 132, toMonths: 180, sexes: ['male'] },
  { label: 'Girls 11–14 years', fromMonths: 132, toMonths: 180, sexes: ['female'] },
];
const END = OLDEST_AGE_MONTHS + 1;

const GROUPS: Record<Country, Group[]> = {
  uk: [
    ...CHILDREN,
    { label: 'Boys 15–18 years', fromMonths: 180, toMonths: 228, sexes: ['male'] },
    { label: 'Girls 15–18 years', fromMonths: 180, toMonths: 228, sexes: ['female'] },
    { label: 'Men 19–50 years', fromMonths: 228, toMonths: 600, sexes: ['male'] },
    { label: 'Women 19–50 years', fromMonths: 228, toMonths: 600, sexes: ['female'] },
    { label: 'Men 50 years and over', fromMonths: 600, toMonths: END, sexes: ['male'] },
    { label: 'Women 50 years and over', fromMonths: 600, toMonths: END, sexes: ['female'] },
  ],
  roi: [
    ...CHILDREN,
    { label: 'Boys 15–17 years', fromMonths: 180, toMonths: 216, sexes: ['male'] },
    { label: 'Girls 15–17 years', fromMonths: 180, toMonths: 216, sexes: ['female'] },
    { label: 'Men 18 years and over', fromMonths: 216, toMonths: END, sexes: ['male'] },
    { label: 'Women 18 years and over', fromMonths: 216, toMonths: END, sexes: ['female'] },
  ],
};

const MONTHS_PER_YEAR = 12;

/** The largest intake that anyone of the group is held against: a volume that meets it meets all of theirs. */
function largestIntake(nutrientId: string, country: Country, group: Group): number | undefined {
  const nutrient = nutrientById(nutrientId);
  if (!nutrient) throw new Error(`${nutrientId} is not in the catalogue's list of nutrients`);
  const values: number[] = [];
  for (let age = group.fromMonths; age < group.toMonths; age += MONTHS_PER_YEAR) {
    for (const sex of group.sexes) {
      const intake = referenceIntake(nutrientId, { country, sex, ageMonths: months(age) });
      if (!intake.ok) continue;
      const factor = unitFactor(intake.unit, nutrient.unit.split(' ')[0] ?? nutrient.unit);
      if (factor === null)
        throw new Error(`${nutrientId}: ${intake.unit} and ${nutrient.unit} do not compare`);
      values.push(intake.value * factor);
    }
  }
  return values.length === 0 ? undefined : Math.max(...values);
}

function groupsOf(country: Country): IntakeGroup[] {
  const counted = country === 'uk' ? COUNTED : COUNTED.filter((id) => !BY_ENERGY.has(id));
  return GROUPS[country].map((group) => ({
    label: group.label,
    fromMonths: group.fromMonths,
    toMonths: group.toMonths,
    intakes: Object.fromEntries(
      counted.flatMap((id) => {
        const value = largestIntake(id, country, group);
        return value === undefined ? [] : [[id, value]];
      }),
    ),
  }));
}

export const REFERENCE_INTAKES: Record<Country, ReferenceIntakes> = {
  uk: {
    title: 'UK reference nutrient intakes (COMA 1991; vitamin D: SACN 2016)',
    notes: [
      'Vitamin D from 1 to 3 years is a safe intake rather than a reference nutrient intake.',
      'Sodium, potassium, chloride, fluoride, choline and energy are left out, as is usual in such tables.',
    ],
    groups: groupsOf('uk'),
  },
  roi: {
    title: 'EFSA population reference intakes and adequate intakes (summary tables 2017)',
    notes: [
      'Where a reference age range does not match the group, the highest intake of any age in the group is used.',
      'Zinc for adults is the value at 600 mg phytate a day.',
      'Thiamin and niacin are set per megajoule of energy and are left out, with sodium, potassium, chloride, fluoride, choline and energy.',
      'Folate is in dietary folate equivalents: 1 microgram of folic acid in a product counts as 1.7.',
    ],
    groups: groupsOf('roi'),
  },
};
