import {
  ADJUSTED_WEIGHT_SHARE,
  ADULT_FLUSH_ML,
  DEVINE_1974,
  months,
  type Country,
  ENERGY_METHODS,
  ENERGY_RULES,
  type FeedContainer,
  FEVER_ML_PER_KG_PER_DEGREE,
  HANG_LIMIT_HOURS,
  NITROGEN_LEVELS,
  offeredEnergyMethods,
  offeredProteinMethods,
  PROTEIN_METHODS,
  PROTEIN_RULES,
  PROTEIN_PER_NITROGEN,
  REFERENCE_TABLES,
  type Source,
  STRESS_CONDITIONS,
} from '@dietetic/clinical';
import { METHOD_FIGURES, type MethodFigure, type OtherMethod } from './method-figures.ts';
import { listed } from '../language/phrases.ts';

/** What the app can say about one of its methods, without a patient. */
export type MethodFact = {
  id: string;
  use: 'energy' | 'protein' | 'fluid' | 'intake' | 'factor' | 'plan';
  name: string;
  /** The calculation in words. */
  equation: string;
  /** Whom it is offered to; empty if the equation says so. */
  offeredTo: string;
  /** For whom it is the default, until the dietitian chooses another. */
  defaultFor: string;
  /** The inputs of an energy method; `undefined` for other methods. */
  inputs?: readonly string[];
  sources: readonly { citation: string; status: string }[];
  /** The coefficients and bands, as the calculators use them. */
  figures: readonly MethodFigure[];
};

type Words = { name: string; description: string };
/** The app's names for its methods and for the status of sources. */
export type MethodWords = {
  energy: Readonly<Record<string, Words>>;
  protein: Readonly<Record<string, Words>>;
  status: Readonly<Record<Source['status'], { sentence: string }>>;
};

const sourcesOf = (tables: readonly string[], words: MethodWords) =>
  REFERENCE_TABLES.filter(({ id }) => tables.includes(id)).flatMap(({ sources }) =>
    sources.map(({ citation, status }) => ({ citation, status: words.status[status].sentence })),
  );

/** Every method of the calculators, with its equation, sources, status and whom it is offered to. */
export const methodFacts = (words: MethodWords): readonly MethodFact[] =>
  factsIn(words).map((fact) => ({ defaultFor: '', ...fact, figures: METHOD_FIGURES[fact.id] }));

type Fact = Omit<MethodFact, 'id' | 'figures' | 'defaultFor'> & {
  id: keyof typeof METHOD_FIGURES;
  defaultFor?: string;
};

function factsIn(words: MethodWords): readonly Fact[] {
  const energy = ENERGY_METHODS.map(
    (id): Fact => ({
      id,
      use: 'energy',
      name: words.energy[id]?.name ?? id,
      equation: words.energy[id]?.description ?? '',
      offeredTo: offeredWords((country, age) => offeredEnergyMethods(country, months(age)).includes(id)),
      defaultFor: offeredWords((country, age) => offeredEnergyMethods(country, months(age))[0] === id),
      inputs: [...ENERGY_RULES[id].reads, ...(ENERGY_RULES[id].readsUnderBmi30 ?? [])],
      sources: sourcesOf(ENERGY_RULES[id].tables, words),
    }),
  );
  const protein = PROTEIN_METHODS.map(
    (id): Fact => ({
      id,
      use: 'protein',
      name: words.protein[id]?.name ?? id,
      equation: words.protein[id]?.description ?? '',
      offeredTo: offeredWords((_, age) => offeredProteinMethods(months(age)).includes(id)),
      defaultFor: offeredWords((_, age) => offeredProteinMethods(months(age))[0] === id),
      sources: sourcesOf(PROTEIN_RULES[id].tables, words),
    }),
  );
  const others = OTHERS.map(
    ([id, use, name, equation, tables]): Fact => ({
      id,
      use,
      name,
      equation,
      offeredTo: '',
      sources: sourcesOf(tables, words),
    }),
  );
  return [...energy, ...protein, ...others];
}

const CONTAINERS: Readonly<Record<FeedContainer, string>> = {
  rth: 'ready to hang and closed',
  decanted: 'opened or decanted',
  reconstituted: 'made up from powder',
  milk: 'expressed milk',
};

type OtherFact = readonly [
  id: OtherMethod,
  use: MethodFact['use'],
  name: string,
  equation: string,
  tables: readonly string[],
];
const OTHERS: readonly OtherFact[] = [
  [
    'fluid',
    'fluid',
    'Fluid by age',
    `Weight × ml/kg a day, by age or as you enter it; nothing is added for a fever, but a note gives ${FEVER_ML_PER_KG_PER_DEGREE.from} to ${FEVER_ML_PER_KG_PER_DEGREE.to} ml/kg more for each degree above ${FEVER_ML_PER_KG_PER_DEGREE.aboveCelsius} °C`,
    ['fluid-by-age'],
  ],
  [
    'nitrogen_to_protein',
    'protein',
    'Nitrogen to protein',
    `g nitrogen × ${PROTEIN_PER_NITROGEN} = g protein, with ${NITROGEN_LEVELS.length} metabolic states to choose from`,
    ['nitrogen-elia-1990'],
  ],
  [
    'stress',
    'factor',
    'Stress factors (PENG)',
    `A percentage added to the basal rate, chosen from ${STRESS_CONDITIONS.length} conditions with a published range; the app shows them, the dietitian chooses`,
    ['peng-2004-2011'],
  ],
  [
    'activity',
    'factor',
    'Activity and diet-induced thermogenesis',
    'A factor or percentage for activity, applied as the chosen energy method requires; its slider runs from 1 to 1.9 in steps of 0.05',
    ['peng-2018'],
  ],
  [
    'obesity',
    'protein',
    'Obesity factor',
    'The protein range is reduced at a high body mass index; the reduction is shown with the result',
    ['obesity-factor'],
  ],
  ['bmi', 'factor', 'Body mass index (BMI)', 'Weight in kg ÷ (height in m)²', []],
  [
    'weightChange',
    'factor',
    'Percentage weight change',
    '(Current weight − previous weight) ÷ previous weight × 100; a loss is negative. Enter the previous weight in step 1',
    [],
  ],
  [
    'ideal',
    'factor',
    'Ideal body weight (Devine 1974)',
    `${DEVINE_1974.male} kg for men or ${DEVINE_1974.female} kg for women at ${DEVINE_1974.fromInches / 12} ft, + ${DEVINE_1974.kgPerInch} kg for each inch above; not defined below ${DEVINE_1974.fromInches / 12} ft`,
    ['devine-1974'],
  ],
  [
    'adjusted',
    'factor',
    'Adjusted body weight',
    `Ideal body weight + ${ADJUSTED_WEIGHT_SHARE * 100} % of the weight above it`,
    ['adjusted-weight'],
  ],
  [
    'amputation',
    'factor',
    'Weight corrected for amputation',
    'Current weight ÷ (1 − the share of the missing parts), chosen in step 1 at “Weight used”; the body mass index uses that weight',
    ['osterkamp-1995'],
  ],
  [
    'plan',
    'plan',
    'Feed plan',
    'Feed in 24 hours ÷ hours of feeding, rounded to a step of the pump; boluses share the volume equally; free water of feed, flushes and extra water is added up. The dietitian enters the plan; rates are recalculated at each change',
    ['feed-plan-limits', 'feed-handling'],
  ],
  [
    'recipe',
    'plan',
    'Powder recipe',
    'g of powder = g per 100 ml of finished feed (not of water) × final ml ÷ 100; scoops = g ÷ g in a scoop; water = final ml less the volume that the powder takes up, by its label. The strength is the label’s, or one that the dietitian enters',
    ['powder-recipe-limits'],
  ],
  [
    'hang',
    'plan',
    'Hang times by container',
    `${listed(
      (['rth', 'decanted', 'reconstituted', 'milk'] as const).map(
        (container) => `${CONTAINERS[container]} ${HANG_LIMIT_HOURS[container]} hours`,
      ),
    )}, unless the label’s own time is entered; the product’s label and local policy come first`,
    ['feed-handling'],
  ],
  [
    'flush',
    'plan',
    'Flushes',
    `${ADULT_FLUSH_ML} ml of water before and after a feed or a medicine is offered for adults; under 18 years the dietitian enters it`,
    ['feed-handling'],
  ],
  [
    'reference',
    'intake',
    'Reference intakes of vitamins and minerals',
    'What the products give in a day ÷ the reference of the country for age and sex, in %; a value that a label does not state is never counted as zero',
    REFERENCE_TABLES.flatMap(({ id, use }) => (use === 'intake' ? [id] : [])),
  ],
];

const AGES: readonly (readonly [months: number, words: string])[] = [
  [3, 'infants under 6 months'],
  [8, 'infants from 6 months'],
  [120, 'children'],
  [300, 'adults'],
];

/** "Adults in the UK and Ireland; children in the UK". */
function offeredWords(isOffered: (country: Country, ageMonths: number) => boolean): string {
  const groups = AGES.flatMap(([age, group]) => {
    const countries = (['uk', 'roi'] as const).filter((country) => isOffered(country, age));
    if (countries.length === 0) return [];
    const countryText =
      countries.length === 2 ? 'the UK and Ireland' : countries[0] === 'uk' ? 'the UK' : 'Ireland';
    return [{ group, where: countryText }];
  });
  const places = [...new Set(groups.map(({ where: countryText }) => countryText))];
  return places
    .map((countryText) => {
      const names = groups.filter((each) => each.where === countryText).map(({ group }) => group);
      return `${listed(names)} in ${countryText}`;
    })
    .join('; ');
}
