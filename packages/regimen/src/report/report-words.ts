import type { Country } from '@dietetic/catalogue';
import type {
  IntakeKind,
  IntakeNoteId,
  NoteId,
  ReproductiveStage,
  UpperLevelScope,
} from '@dietetic/clinical';
import type { NoResultReason, SourceStatus } from '../assessment/assessment.ts';
import type { Standing } from '../totals/need.ts';
import type { RegimenValues } from '../state/values.ts';
import type { ChangedProduct, PlannedNutrient } from '../totals/provided.ts';
import type { Adequacy, AdequacyStanding } from './adequacy.ts';

/** Why a nutrient has no reference to compare with. */
export type NoReference = NonNullable<Adequacy['noReference']>;

/** Every word a report may need. The content package supplies them; rules know none. */
export type ReportWords = {
  title: string;
  demonstration: string;
  country: Record<Country, string>;
  madeOn: (date: string, time: string) => string;

  patient: {
    title: string;
    sex: string;
    male: string;
    female: string;
    age: string;
    dateOfBirth: string;
    weight: string;
    height: string;
    bmi: string;
    weightChange: string;
    weightChangeOver: (change: string, months: string) => string;
    feed: string;
    feedType: Record<NonNullable<RegimenValues['PC_TYPE_OF_FEED']>, string>;
    feedCategory: Record<NonNullable<RegimenValues['PC_CATEGORY_OF_FEED']>, string>;
    notApplicable: string;
    notRecorded: string;
  };

  requirement: {
    title: string;
    label: Record<PlannedNutrient, string>;
    need: (amount: string) => string;
    noNeed: Record<PlannedNutrient, string>;
    atLeast: (amount: string) => string;
    standing: (standing: Standing, difference: string, notStatedBy: number) => string;
    sentence: (label: string, provided: string, need: string, standing: string) => string;
    planned: (exact: string) => string;
    notSelected: string;
    notStated: string;
    percentOfNeed: (percent: string) => string;
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
    packs: (perDay: string, unit: string, per28Days: string) => string;
    codes: string;
    orderCode: string;
    pipCode: string;
    gmsCode: string;
    withdrawn: (names: string) => string;
    changed: (products: readonly ChangedProduct[]) => string;
    incompleteTitle: (missing: number, of: number) => string;
    incompleteText: (rows: readonly { product: string; nutrients: readonly string[] }[]) => string;
  };

  nutrients: {
    table: Record<
      'macroNutrients' | 'minerals' | 'vitamins' | 'otherNutrientInformation' | 'allNutrients',
      string
    >;
    nutrientAndReference: Record<Country, string>;
    provided: string;
    percent: string;
    dagger: (missing: number, of: number) => string;
    noReference: (reason: NoReference, country: Country) => string;
    standing: Record<AdequacyStanding, string>;
    /** Where the source prints a range. */
    standingInRange: Record<AdequacyStanding, string>;
    stage: {
      label: string;
      notChosen: string;
      value: Record<ReproductiveStage, string>;
      text: (stage: ReproductiveStage | null) => string;
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
    energySplitUnknown: (rows: readonly { product: string; nutrients: readonly string[] }[]) => string;
    name: (id: string, labelName: string) => string;
  };

  methods: {
    title: string;
    energy: string;
    protein: string;
    fluid: string;
    fluidMethod: string;
    energyMethod: (id: string | null) => string;
    proteinMethod: (id: string | null) => string;
    chosen: string;
    byDefault: string;
    fluidByDefault: (perKg: string, band: string) => string;
    fluidChosen: (perKg: string) => string;
    intakes: string;
    intakesMethod: Record<Country, string>;
    intakesChoice: (stage: ReproductiveStage | null) => string;
    intakesResult: string;
    /** What a reference counts, said of the nutrient it is about. */
    intakesNote: (nutrient: string, note: IntakeNoteId) => string;
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
    guide: string;
    versions: (engine: string, catalogue: string) => string;
    unknownDate: string;
  };
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
