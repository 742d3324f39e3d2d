// Longer than other files: one type, in the order of the report it has the words of.
import type { Country } from '@dietetic/catalogue';
import type {
  IntakeKind,
  IntakeNoteId,
  NoteId,
  ReproductiveStage,
  UpperLevelScope,
} from '@dietetic/clinical';
import type { NoResultReason, SourceStatus } from '../assessment/assessment.ts';
import type { ComparedWeight } from '../assessment/body-figures.ts';
import type { Kidneys } from '../plan/checks/kidney.ts';
import type { FluidBasis, TubeEnd } from '../plan/feed-plan/feed-plan.ts';
import type { FirstDaysRow } from '../plan/feed-plan/first-days-rows.ts';
import type { StrengthWords } from '../plan/feed-plan/strength-named.ts';
import type { PlanLineWords, WaterWords } from '../plan/feed-plan/plan-lines.ts';
import type { FeedPlanResult } from '../plan/feed-plan/calculate-feed-plan.ts';
import type { FluidNoteWords } from '../plan/totals/fluid-note.ts';
import type { ProteinPartsWords } from '../plan/totals/protein-parts.ts';
import type { Feeding, NeedComparison } from '../plan/totals/need.ts';
import type { NeedComparisonFigures } from '../plan/totals/need-comparison-figures.ts';
import type { WeightBasis } from '../state/weight-used.ts';
import type { RegimenValues } from '../state/values.ts';
import type { ChangedProduct, PlannedNutrient } from '../plan/totals/provided.ts';
import type { Adequacy, AdequacyStatus } from './sections/adequacy.ts';

/** Why a nutrient has no reference to compare with. */
export type NoReference = NonNullable<Adequacy['noReference']>;

/** Every word a report may need. The content package supplies them; rules know none. */
export type ReportWords = {
  title: string;
  demonstration: string;
  country: Record<Country, string>;
  madeOn: (date: string, time: string) => string;

  findings: {
    title: string;
    count: (all: number, kept: number) => string;
    kept: (moment: string) => string;
    notConfirmed: string;
    notSettled: string;
    source: (source: string) => string;
  };

  patient: {
    title: string;
    sex: string;
    male: string;
    female: string;
    age: string;
    dateOfBirth: string;
    preterm: string;
    isPreterm: Record<NonNullable<RegimenValues['PD_PRETERM']>, string>;
    weight: string;
    weightUsed: string;
    weightBasis: Record<WeightBasis, string>;
    bmiWithoutLimb: (bmi: string) => string;
    condition: string;
    height: string;
    notKnown: string;
    bmi: string;
    weightChange: string;
    weightChangeOver: (change: string, months: string) => string;
    changeFrom: Record<ComparedWeight, (previous: string) => string>;
    feed: string;
    feedType: Record<NonNullable<RegimenValues['PC_TYPE_OF_FEED']>, string>;
    feedCategory: Record<NonNullable<RegimenValues['PC_CATEGORY_OF_FEED']>, string>;
    notApplicable: string;
    notRecorded: string;
  };

  requirement: FluidNoteWords &
    ProteinPartsWords & {
      title: string;
      /** "with the water of the feed plan 1,899 ml/day of free water" */
      withPlan: (total: string, basis: FluidBasis) => string;
      label: Record<PlannedNutrient, string>;
      need: (amount: string) => string;
      /** The same of a restriction. */
      limit: (amount: string) => string;
      /** Behind an infant's need: whose figure it is, and that of the other way of feeding. */
      feeding: (chosen: Feeding, other: Feeding, otherNeed: string) => string;
      /** Behind a fluid need that may be too much. */
      onActualWeight: string;
      /** Behind the energy need of the first 28 days. */
      ofEstablishedFeeds: string;
      /** Behind a protein need from the table of healthy children. */
      notForDisorder: (disorder: string) => string;
      /** Behind the label of a need that is a figure of its own: "Energy, need, lower end". */
      needOnly: string;
      limitOnly: string;
      needLower: string;
      needUpper: string;
      /** The name of what is needed, "Energy requirement". */
      requirementLabel: Record<PlannedNutrient, string>;
      noNeed: (requirement: string, missing: string) => string;
      noNeedInText: (missing: string) => string;
      notCalculated: string;
      /** After a need or a shortfall that depends on a default. */
      byDefault: (text: string) => string;
      atLeast: (amount: string) => string;
      standing: (
        standing: NeedComparison,
        figures: NeedComparisonFigures | null,
        notStatedBy: number,
      ) => string;
      sentence: (label: string, provided: string, need: string, standing: string) => string;
      planned: (figure: string) => string;
      notSelected: string;
      notStated: string;
    };

  products: {
    title: string;
    product: string;
    amount: string;
    energy: string;
    protein: string;
    water: string;
    total: string;
    none: string;
    packs: (supply: string) => string;
    /** Said where only the ml or g can stand: what the amount was given in. */
    givenAs: (product: string, amount: string) => string;
    codes: string;
    orderCode: string;
    pipCode: string;
    gmsCode: string;
    withdrawn: (names: string) => string;
    changed: (products: readonly ChangedProduct[]) => string;
    incompleteTitle: (missing: number, of: number) => string;
    incompleteText: (rows: readonly { product: string; nutrients: readonly string[] }[]) => string;
  };

  feedPlan: PlanLineWords &
    WaterWords & {
      title: string;
      dayColumns: { time: string; what: string };
      feed: string;
      water: string;
      rate: string;
      anyTime: string;
      inAll: string;
      inAllAfter: string;
      everyDayAfter: string;
      afterFirstDays: string;
      firstDaysAlone: string;
      firstDaysAloneByTube: string;
      firstDaysWithDrinks: string;
      firstDaysContainers: (limit: string) => string;
      freeWater: string;
      volume: string;
      basisOf: (basis: string) => string;
      need: (need: string) => string;
      roundedOff: (product: string, planned: string, amount: string) => string;
      route: string;
      routes: Record<TubeEnd, string>;
      firstDays: string;
      firstDaysCap: (from: string, to: string, day: string, weight: string | null) => string;
      firstDaysLine: (row: Omit<FirstDaysRow, 'id'>) => string;
      outOfDateReport: string;
      ofTemplateReport: string;
      flushNotEnteredReport: string;
      noPlan: Record<NonNullable<FeedPlanResult['reason']> | 'no-product', string>;
    };

  recipe: {
    outOfDate: (powder: string) => string;
    for24Hours: string;
    strengthOf: StrengthWords;
    ownStrength: (strength: string, label: string) => string;
    title: string;
    perFeedAndWater: (feed: string, water: string) => string;
    scoopOf: (grams: string) => string;
    figures: string;
    supply: string;
    status: string;
    noProduct: string;
  };

  nutrients: {
    table: Record<
      'macroNutrients' | 'minerals' | 'vitamins' | 'otherNutrientInformation' | 'allNutrients',
      string
    >;
    nutrientAndReference: Record<Country, string>;
    nutrient: string;
    provided: string;
    percent: string;
    dagger: (missing: number, of: number) => string;
    /** Under a table: labels that name no figure for these. */
    addNothing: (nutrients: readonly string[]) => string;
    noReference: (reason: NoReference, country: Country) => string;
    standing: Record<AdequacyStatus, string>;
    /** Where the source prints a range. */
    standingInRange: Record<AdequacyStatus, string>;
    stage: {
      label: string;
      notChosen: string;
      value: Record<ReproductiveStage, string>;
      text: (stage: ReproductiveStage | null) => string;
      /** At the details, without a stage. */
      markedAlone: string;
    };
    aboveUpper: (limit: string, scope: UpperLevelScope | null) => string;
    tooltip: (
      nutrient: string,
      kind: IntakeKind,
      amount: string,
      band: string,
      citation: string,
      notes: readonly IntakeNoteId[],
    ) => string;
    energySplit: string;
    /** The factors behind the shares, or why there are none. */
    energySplitBasis: string;
    /** Of all products, where one of them is ketogenic. */
    ketogenicRatio: (ratio: string) => string;
    energySplitUnknown: (rows: readonly { product: string; nutrients: readonly string[] }[]) => string;
    name: (id: string, labelName: string) => string;
  };

  methods: {
    title: string;
    energy: string;
    protein: string;
    fluid: string;
    fluidMethod: string;
    /** Of the clinician’s own figure, which no table of ages gives. */
    fluidMethodChosen: string;
    fluidMethodPerDay: string;
    energyMethod: (id: string | null) => string;
    proteinMethod: (id: string | null) => string;
    chosen: string;
    byDefault: string;
    fluidByDefault: (perKg: string, band: string) => string;
    fluidChosen: (perKg: string) => string;
    /** `perKg` is empty without a weight. */
    fluidChosenPerDay: (perDay: string, perKg: string) => string;
    pal: (factor: string) => string;
    intakes: string;
    intakesMethod: Record<Country, string>;
    intakesChoice: (stage: ReproductiveStage | null) => string;
    intakesResult: string;
    /** What a reference counts, said of the nutrient it is about. */
    intakesNote: (nutrients: readonly string[], note: IntakeNoteId) => string;
    intakesWithKidneys: (kidneys: Kidneys) => string;
    workingLine: (working: string, result: string) => string;
    sourceLine: (citation: string, status: string) => string;
    status: Record<SourceStatus, string>;
    unchecked: string;
    reason: Record<NoResultReason, string>;
    note: (id: NoteId) => string;
  };

  checks: { kept: string; scope: string };
  notes: {
    title: string;
    rounding: string;
    guide: (refeeding: string) => string;
    /** What was worked out and stands in its criteria is named: "BMI 14.8 kg/m²". They are for adults. */
    refeeding: (
      figures: readonly string[],
      patient: { isChild: boolean; isLimbUncorrected: boolean },
    ) => string;
    weightLoss: (percent: string, months: string) => string;
    versions: (engine: string, catalogue: string) => string;
    unknownDate: string;
  };
  /** In the empty box for the label with the patient's name and number. */
  patientLabel: string;
  signature: { notes: string; preparedBy: string; dateAndTime: string };
  adime: {
    assessment: string;
    diagnosis: string;
    diagnosisBlank: string;
    intervention: string;
    monitoring: string;
    monitoringBlank: string;
  };
  mail: { subject: string; preheader: string };
};
