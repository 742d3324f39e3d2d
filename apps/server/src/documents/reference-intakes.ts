import { type Country, nutrientById, unitFactor } from '@dietetic/catalogue';
import { intakeGroupWords, referenceIntakeWords } from '@dietetic/content';
import { months, OLDEST_AGE_MONTHS, referenceIntake, type Sex } from '@dietetic/clinical';

/** Daily intakes by nutrient id, each in the catalogue's unit of the nutrient. */
export type IntakeGroup = {
  label: string;
  /** First month and the month after the last one. */
  fromMonths: number;
  toMonths: number;
  intakes: Record<string, number>;
};

export type ReferenceIntakes = { title: string; notes: readonly string[]; groups: IntakeGroup[] };

/**
 * The vitamins and minerals that such tables count; the document names them and those it leaves out. The figures come
 * from the clinical package, which the report uses too.
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
/** EFSA sets these two per MJ of energy, which a table by age does not have. */
const BY_ENERGY = new Set(['thiamin', 'niacin']);

type Group = {
  name: keyof typeof intakeGroupWords;
  fromMonths: number;
  toMonths: number;
  sexes: readonly Sex[];
};

const CHILDREN: Group[] = [
  { name: 'children-1-3', fromMonths: 12, toMonths: 48, sexes: ['female', 'male'] },
  { name: 'children-4-6', fromMonths: 48, toMonths: 84, sexes: ['female', 'male'] },
  { name: 'children-7-10', fromMonths: 84, toMonths: 132, sexes: ['female', 'male'] },
  { name: 'boys-11-14', fromMonths: 132, toMonths: 180, sexes: ['male'] },
  { name: 'girls-11-14', fromMonths: 132, toMonths: 180, sexes: ['female'] },
];
const END = OLDEST_AGE_MONTHS + 1;

const GROUPS: Record<Country, Group[]> = {
  uk: [
    ...CHILDREN,
    { name: 'boys-15-18', fromMonths: 180, toMonths: 228, sexes: ['male'] },
    { name: 'girls-15-18', fromMonths: 180, toMonths: 228, sexes: ['female'] },
    { name: 'men-19-50', fromMonths: 228, toMonths: 600, sexes: ['male'] },
    { name: 'women-19-50', fromMonths: 228, toMonths: 600, sexes: ['female'] },
    { name: 'men-50-and-over', fromMonths: 600, toMonths: END, sexes: ['male'] },
    { name: 'women-50-and-over', fromMonths: 600, toMonths: END, sexes: ['female'] },
  ],
  roi: [
    ...CHILDREN,
    { name: 'boys-15-17', fromMonths: 180, toMonths: 216, sexes: ['male'] },
    { name: 'girls-15-17', fromMonths: 180, toMonths: 216, sexes: ['female'] },
    { name: 'men-18-and-over', fromMonths: 216, toMonths: END, sexes: ['male'] },
    { name: 'women-18-and-over', fromMonths: 216, toMonths: END, sexes: ['female'] },
  ],
};

const MONTHS_PER_YEAR = 12;

/** The highest reference intake in the group: a volume that meets it meets everyone's. */
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
    label: intakeGroupWords[group.name],
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
  uk: { ...referenceIntakeWords.uk, groups: groupsOf('uk') },
  roi: { ...referenceIntakeWords.roi, groups: groupsOf('roi') },
};
