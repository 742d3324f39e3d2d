// Longer than other files: the words of one document in its order.
import { demonstrationWords } from '../app/shell.ts';
import type { Country } from '@dietetic/catalogue';
import type { IntakeKind, IntakeNoteId, ReproductiveStage, UpperLevelScope } from '@dietetic/clinical';
import type { NoReference, ReportWords } from '@dietetic/regimen';
import { feedPlanWords } from '../regimen/feed-plan.ts';
import { recipeWords } from '../regimen/recipe.ts';
import { energyMethodWords, proteinMethodWords } from '../regimen/methods.ts';
import { NO_RESULT_WORDS } from '../regimen/no-result.ts';
import { noteWords } from '../regimen/notes.ts';
import { BMI_WITHOUT_LIMB, WEIGHT_CHANGE_BASELINE, WEIGHT_BASIS_SHORT } from '../regimen/weight-used.ts';
import { FEED_CATEGORY_WORDS, FEED_TYPE_WORDS } from '../regimen/options.ts';
import { productChangesWords } from '../products/product-changes.ts';
import {
  fluidByVolumeText,
  fluidWithRecipeText,
  proteinPartsText,
  OF_ESTABLISHED_FEEDS,
  ACTUAL_WEIGHT_NOTE,
  needComparisonText,
} from '../regimen/products-step.ts';
import { SOURCE_STATUS_WORDS } from '../regimen/source-status.ts';
import { REPORT_EMAIL_SUBJECT } from './report.ts';

const products = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;
const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const uncapitalised = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** In a sentence a name begins small, and goes on in its own letters. */
const inSentence = (name: string): string =>
  name.charAt(0).toLowerCase() + name.slice(1).replace(/, kcal$/, '');
const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const listed = (names: readonly string[]): string => ALTERNATIVES.format(names.map(inSentence));
const TOGETHER = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listedAll = (names: readonly string[]): string => TOGETHER.format(names.map(inSentence));

/** "2, both kept" */
function findingCount(all: number, kept: number): string {
  if (kept === 0) return all === 1 ? '1, not confirmed' : `${all}, none confirmed`;
  if (kept < all) return `${all}, ${all - kept} not confirmed`;
  if (all === 1) return '1, kept';
  return all === 2 ? '2, both kept' : `${all}, all kept`;
}

/** Reference names of the nutrient list as the report prints them. */
const NUTRIENT_NAMES: Readonly<Record<string, string>> = {
  folate: 'Folate',
  energyKj: 'Energy, kJ',
  energyKcal: 'Energy, kcal',
  saturates: 'of which saturates',
  dha: 'DHA (docosahexaenoic acid)',
  arachidonicAcid: 'ARA (arachidonic acid)',
  vitaminD: 'Vitamin D',
  vitaminK: 'Vitamin K',
};

const NO_REFERENCE: Record<NoReference, (country: Country) => string> = {
  'no-reference': (country) => (country === 'uk' ? 'no UK reference' : 'no EFSA reference'),
  'outside-table': () => 'no reference at this age',
  'needs-energy': () => 'needs an energy requirement',
  'needs-weight': () => 'needs a weight',
  'needs-patient': () => 'needs age and sex',
  dialysis: () => 'no reference on dialysis',
  'kidney-disease': () => 'no reference in kidney disease',
};

const INTAKE_KIND: Record<IntakeKind, string> = {
  RNI: 'UK reference nutrient intake',
  'safe-intake': 'UK safe intake',
  PRI: 'EFSA population reference intake',
  AI: 'EFSA adequate intake',
  'safe-and-adequate-intake': 'EFSA safe and adequate intake',
};

const UPPER_SCOPE: Record<UpperLevelScope, string> = {
  'preformed-vitamin-a': 'preformed vitamin A',
  'folic-acid': 'folic acid',
  'added-magnesium': 'added magnesium',
};

const STAGE: Record<ReproductiveStage, string> = {
  pregnancy: 'pregnancy',
  'lactation-first-4-months': 'the first 4 months of breast-feeding',
  'lactation-later': 'breast-feeding after 4 months',
};

const INTAKE_NOTES: Record<IntakeNoteId, string> = {
  'folic-acid-counts-1-7': 'The folic acid stated counts as 1.7 times as much in dietary folate equivalents.',
  'niacin-may-omit-tryptophan': 'Labels that leave out tryptophan understate niacin equivalents.',
  'last-trimester-only': 'The addition for pregnancy is for the last three months.',
  'at-least': 'The source gives “above” this figure.',
  'iron-after-menopause': 'For women after the menopause.',
  'zinc-mixed-diet': 'For a mixed diet.',
  'per-kg': 'Set for each kg of body weight, here of the weight that the requirements use.',
  'per-megajoule': 'Set by the energy requirement.',
};

/** Every word of the regimen report, on screen, in print, in copied text and in the email. */
export const reportDocumentWords: ReportWords = {
  title: 'Nutritional regimen report',
  demonstration: demonstrationWords.mark,
  country: { uk: 'United Kingdom', roi: 'Republic of Ireland' },
  madeOn: (date, time) => `${date}, ${time}`,
  findings: {
    title: 'Findings',
    count: findingCount,
    kept: (moment) => `Kept ${moment}.`,
    notConfirmed: 'Not confirmed.',
    notSettled: 'Not settled: not calculated until it is.',
    source: (source) => `Source: ${source}.`,
  },
  patient: {
    title: 'Patient',
    sex: 'Sex',
    male: 'Male',
    female: 'Female',
    age: 'Age',
    dateOfBirth: 'Date of birth',
    preterm: 'Born preterm',
    isPreterm: { yes: 'Yes', no: 'No' },
    weight: 'Weight',
    weightUsed: 'Weight used',
    weightBasis: WEIGHT_BASIS_SHORT,
    bmiWithoutLimb: (bmi) => `${bmi}, ${BMI_WITHOUT_LIMB}`,
    condition: 'Metabolic disorder',
    height: 'Height',
    notKnown: 'Not known',
    bmi: 'BMI',
    weightChange: 'Weight change',
    weightChangeOver: (change, months) =>
      `${change} in ${months}\u00a0${months === '1' ? 'month' : 'months'}`,
    changeFrom: WEIGHT_CHANGE_BASELINE,
    feed: 'Feed',
    feedType: FEED_TYPE_WORDS,
    feedCategory: FEED_CATEGORY_WORDS,
    notApplicable: 'N/A',
    notRecorded: 'Not recorded',
  },
  requirement: {
    title: 'Requirement and provided, per day',
    label: { energy: 'Energy', protein: 'Protein', fluid: 'Fluid from products' },
    need: (amount) => `Need ${amount}`,
    limit: (amount) => `Limit ${amount}`,
    feeding: (chosen, other, otherNeed) => `, ${chosen} (${other} ${otherNeed})`,
    onActualWeight: ACTUAL_WEIGHT_NOTE,
    ofEstablishedFeeds: OF_ESTABLISHED_FEEDS,
    notForDisorder: (disorder) => `, table of healthy children, not for ${disorder}`,
    needOnly: 'need',
    limitOnly: 'limit',
    needLower: 'lower end',
    needUpper: 'upper end',
    requirementLabel: {
      energy: 'Energy requirement',
      protein: 'Protein requirement',
      fluid: 'Fluid requirement',
    },
    noNeed: (requirement, missing) => `${requirement}: ${missing}`,
    noNeedInText: (missing) => `requirement ${uncapitalised(missing)}`,
    notCalculated: 'Not calculated',
    byDefault: (text) => `${text} (default, not chosen)`,
    atLeast: (amount) => `at least ${amount}`,
    standing: needComparisonText,
    byVolume: fluidByVolumeText,
    proteinParts: proteinPartsText,
    withRecipe: fluidWithRecipeText,
    withPlan: (total, basis) =>
      `with the water of the feed plan ${total} ${basis === 'volume' ? 'by volume' : 'of free water'}`,
    sentence: (label, provided, need, standing) => `${label}: ${provided}. ${need}. ${standing}.`,
    planned: (figure) => `Target ${figure}`,
    notSelected: 'Not selected',
    notStated: 'not stated',
  },
  products: {
    title: 'Products, per day',
    product: 'Product',
    amount: 'Amount',
    energy: 'Energy',
    protein: 'Protein',
    water: 'Water',
    total: 'Total',
    none: 'No products chosen yet',
    packs: (supply) => `${supply} for 28\u00a0days`,
    givenAs: (product, amount) => `${product}: given as ${amount} a day.`,
    codes: 'Codes',
    orderCode: 'Order',
    pipCode: 'PIP',
    gmsCode: 'GMS',
    withdrawn: (names) =>
      `Not in the catalogue: ${names}. What it provides is not known, so totals are “at least”. Remove or replace it before using this report.`,
    changed: (changed) =>
      `Changed since it was chosen, and not yet checked: ${changed
        .map(({ product, changes }) => `${product.name} (${productChangesWords(changes)})`)
        .join(', ')}. The figures here are the new ones.`,
    incompleteTitle: (missing, of) => `Incomplete for ${missing} of ${products(of)}.`,
    incompleteText: (rows) =>
      `${rows
        .map(({ product, nutrients }) =>
          nutrients.length > 6
            ? `${product}: no label data for ${nutrients.length} nutrients.`
            : `${product}: no label data for ${listed(nutrients)}.`,
        )
        .join(' ')} Totals marked † or “at least” are the minimum this regimen provides.`,
  },
  feedPlan: feedPlanWords,
  recipe: recipeWords,

  nutrients: {
    table: {
      macroNutrients: 'Macronutrients',
      minerals: 'Minerals',
      vitamins: 'Vitamins',
      otherNutrientInformation: 'Other nutrients',
      allNutrients: 'All nutrients',
    },
    nutrientAndReference: { uk: 'Nutrient and UK reference', roi: 'Nutrient and EFSA reference' },
    nutrient: 'Nutrient',
    provided: 'Provided per day',
    percent: '% of reference',
    dagger: (missing, of) => `† at least: not stated by up to ${missing} of ${products(of)}`,
    addNothing: (nutrients) =>
      `Traces and “less than” on labels add nothing to the total of ${listedAll(nutrients)}.`,
    noReference: (reason, country) => NO_REFERENCE[reason](country),
    // More than the reference is no fault: beyond the upper level is, and it is named in these words' place.
    standing: {
      under: 'below',
      'may-be-met': 'label data incomplete',
      met: 'meets',
      within: 'meets',
      'at-least-within': 'meets',
      over: 'meets',
      'not-known': 'not known',
    },
    standingInRange: {
      under: 'below range',
      'may-be-met': 'label data incomplete',
      met: 'within range',
      within: 'within range',
      'at-least-within': 'at least the lower end',
      over: 'above range',
      'not-known': 'not known',
    },
    stage: {
      label: 'Pregnancy and breast-feeding',
      notChosen: 'not chosen',
      value: {
        pregnancy: 'Pregnant',
        'lactation-first-4-months': 'Breast-feeding, first 4 months',
        'lactation-later': 'Breast-feeding, later',
      },
      text: (stage) =>
        stage === null
          ? 'Reference intakes for pregnancy and breast-feeding: not chosen. Those of other women of this age are used.'
          : `Reference intakes are those for ${STAGE[stage]}, as chosen.`,
      markedAlone:
        'Pregnant or breastfeeding is marked, and not which: reference intakes are those of other women of this age, and several are too low.',
    },
    aboveUpper: (limit, scope) =>
      scope === null
        ? `above the upper level of ${limit}`
        : `above the upper level of ${limit} for ${UPPER_SCOPE[scope]}`,
    tooltip: (nutrient, kind, amount, band, citation, notes) =>
      [
        `${nutrient}: ${INTAKE_KIND[kind]}, ${amount} a day, for ${band}.`,
        `${citation}.`,
        ...notes.map((id) => INTAKE_NOTES[id]),
      ].join(' '),
    energySplit: 'Share of energy',
    energySplitBasis:
      'Worked out with food label factors: fat 9, carbohydrate 4, protein 4, fibre 2\u00a0kcal/g.',
    ketogenicRatio: (ratio) => `Ketogenic ratio of all products, fat to carbohydrate and protein: ${ratio}.`,
    energySplitUnknown: (rows) =>
      `Not given: ${rows
        .map(({ product, nutrients }) => `${product}: no label data for ${listed(nutrients)}`)
        .join('; ')}.`,
    name: (id, labelName) => NUTRIENT_NAMES[id] ?? labelName,
  },
  methods: {
    title: 'Methods and sources',
    energy: 'Energy',
    protein: 'Protein',
    fluid: 'Fluid',
    fluidMethod: 'ml/kg by age',
    fluidMethodChosen: 'ml/kg',
    fluidMethodPerDay: 'ml a day',
    energyMethod: (id) => energyMethodWords(id).name,
    proteinMethod: (id) => proteinMethodWords(id).name,
    chosen: 'chosen',
    byDefault: 'default method',
    fluidByDefault: (perKg, band) => `${perKg}, default for ${band}`,
    fluidChosen: (perKg) => `${perKg}, chosen`,
    fluidChosenPerDay: (perDay, perKg) => `${perDay}, chosen${perKg === '' ? '' : `: ${perKg}`}`,
    pal: (factor) => `PAL/DIT ${factor}`,
    intakes: 'Reference intakes',
    intakesMethod: {
      uk: 'UK reference nutrient intakes and safe intakes',
      roi: 'EFSA population reference and adequate intakes, with upper levels',
    },
    intakesChoice: (stage) => (stage === null ? 'set by the country' : `for ${STAGE[stage]}, chosen`),
    intakesResult: 'The figure for this age and sex is shown with each nutrient.',
    intakesNote: (nutrients, note) =>
      `${sentence(
        nutrients
          .map(uncapitalised)
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1'),
      )}: ${uncapitalised(INTAKE_NOTES[note])}`,
    intakesWithKidneys: (kidneys) =>
      `${kidneys === 'dialysis' ? 'On dialysis' : 'In kidney disease'} sodium, potassium, chloride, calcium, phosphorus, magnesium and vitamin A go by blood results: they are held against no reference of healthy people.`,
    workingLine: (working, result) => `${working} = ${result}`,
    sourceLine: (citation, status) => `${citation} (${status})`,
    status: {
      official: SOURCE_STATUS_WORDS.official.sentence,
      independent: SOURCE_STATUS_WORDS.independent.sentence,
      derived: SOURCE_STATUS_WORDS.derived.sentence,
      spec: SOURCE_STATUS_WORDS.spec.sentence,
      unconfirmed: SOURCE_STATUS_WORDS.unconfirmed.sentence,
    },
    unchecked: sentence(SOURCE_STATUS_WORDS.unconfirmed.sentence),
    reason: NO_RESULT_WORDS,
    note: noteWords,
  },
  checks: {
    kept: 'Unusual values that were kept',
    scope: 'Outside what the calculators were made for',
  },
  notes: {
    title: 'Notes',
    rounding: 'Values are calculated exactly and rounded once, so parts may differ from a total by 1.',
    guide: (refeeding) =>
      `Food, other drinks, medicines and infusions are not counted. A guide for a healthcare professional to check, not a clinical decision. ${refeeding} Products are foods for special medical purposes, for use under medical supervision.`,
    refeeding: (figures, { isChild, isLimbUncorrected }) => {
      const risk = 'Refeeding risk: criteria not assessed';
      if (isChild)
        return `${risk}. Those of NICE CG32 are for adults: none is worked out under 18\u00a0years.`;
      const from = isLimbUncorrected ? ` (${BMI_WITHOUT_LIMB})` : '';
      const workedOut = figures.length === 0 ? '' : `; worked out here${from}: ${figures.join(', ')}`;
      return `${risk} (NICE CG32, for adults)${workedOut}.`;
    },
    weightLoss: (percent, months) => `weight loss ${percent} in ${months}`,
    versions: (engine, catalogue) => `Calculators ${engine}. Product data of ${catalogue}.`,
    unknownDate: 'an unknown date',
  },
  patientLabel: 'Patient label',
  signature: { notes: 'Notes', preparedBy: 'Prepared by, registration number', dateAndTime: 'Date and time' },
  adime: {
    assessment: 'Assessment',
    diagnosis: 'Nutrition diagnosis',
    diagnosisBlank: 'To be written by the dietitian.',
    intervention: 'Intervention',
    monitoring: 'Monitoring and evaluation',
    monitoringBlank: 'To be written by the dietitian.',
  },
  mail: { subject: REPORT_EMAIL_SUBJECT, preheader: 'Nutritional regimen report' },
};
