import type { Country } from '@dietetic/catalogue';
import type { Need, NeedComparison } from '../plan/totals/need.ts';
import type { PlannedNutrient } from '../plan/totals/provided.ts';
import type { Figure } from './figure.ts';
import type { AdequacyStatus } from './sections/adequacy.ts';
import type { FeedPlanSection, RecipeSection } from './sections/bedside-sections.ts';
import type { FindingsSection } from './sections/findings-section.ts';

/**
 * The report: its sections by name, with every sentence and figure already written out, so that what is pasted into a
 * record is letter for letter what was on the screen. A section that has nothing to say is null or an empty list.
 *
 * To add a section: its type here, its name in `SECTIONS`, its builder in `sections/`. It then does not compile until
 * every format (`formats/`, and the screen) has a renderer for it.
 */
export type ReportDocument = {
  head: ReportHead;
  /** What does not fit the patient, first of all. */
  findings: FindingsSection | null;
  patient: { title: string; facts: Fact[] };
  requirements: { title: string; blocks: RequirementBlock[] };
  products: ProductsTable;
  /** The day by tube; null without a plan. */
  feedPlan: FeedPlanSection | null;
  /** How the powder is made up; null without a recipe. */
  recipe: RecipeSection | null;
  /** Soft limits that were overridden, and what the calculators were not made for. */
  checks: CheckList[];
  /** Whether the references are for pregnancy or lactation; null for a patient of whom it is not asked. */
  intakeStage: { label: string; value: string; text: string } | null;
  tables: NutrientTable[];
  /** Every nutrient of the range in one list, including those not stated; null without products. */
  allNutrients: NutrientList | null;
  energySplit: EnergySplit | null;
  codes: CodesTable;
  methods: { title: string; notes: MethodNote[]; summary: string };
  /** `refeeding` is in one of the lines, and stands by itself on the ward card. */
  notes: { title: string; lines: string[]; refeeding: string };
};

export type SectionId = keyof ReportDocument;

/** Every section, in the order of the paper. */
const SECTIONS: Record<SectionId, true> = {
  head: true,
  findings: true,
  patient: true,
  requirements: true,
  products: true,
  feedPlan: true,
  recipe: true,
  checks: true,
  intakeStage: true,
  tables: true,
  allNutrients: true,
  energySplit: true,
  codes: true,
  methods: true,
  notes: true,
};
export const SECTION_IDS = Object.keys(SECTIONS) as readonly SectionId[];

/** What a format makes of each section; one that is missing does not compile. */
export type SectionRenderers<Out> = {
  readonly [Id in SectionId]: (section: NonNullable<ReportDocument[Id]>, report: ReportDocument) => Out;
};

/** One section by its renderer; undefined where the report has none of it. */
export function renderSection<Out, Id extends SectionId>(
  report: ReportDocument,
  id: Id,
  renderers: SectionRenderers<Out>,
): Out | undefined {
  const section = report[id];
  return section === null ? undefined : renderers[id](section, report);
}

/** The sections in their order, those that are null left out. */
export const renderSections = <Out>(
  report: ReportDocument,
  renderers: SectionRenderers<Out>,
  ids: readonly SectionId[] = SECTION_IDS,
): Out[] =>
  ids.flatMap((id) => {
    const out = renderSection(report, id, renderers);
    return out === undefined ? [] : [out];
  });

type ReportHead = {
  title: string;
  madeOn: string;
  country: Country;
  countryName: string;
  demonstration: string | null;
};

/** A named figure or wording. */
export type Fact = Figure & { id: string; label: string };

type CheckList = { id: 'kept' | 'scope'; title: string; lines: string[] };

/** Which macronutrient brings which share of the energy; no shares where a product leaves one of them unstated. */
export type EnergySplit = { title: string; shares: (Fact & { percent: number })[]; basis: string };

export type RequirementBlock = {
  id: PlannedNutrient;
  label: string;
  /** "1,820 kcal/day", "at least 851 ml/day", "not stated" */
  provided: Figure;
  /** "Need 1,467–1,734 kcal/day", or that none was selected */
  need: string;
  /** The need is a default: need and standing are marked. */
  isDefault: boolean;
  /** In a line of text, where there is no need: "requirement not calculated". */
  noNeed: string | null;
  /** The need as figures: one, or the two ends of a range; none without a need. */
  needEnds: Fact[];
  standing: NeedComparison['kind'];
  /** "119 % of the upper end (1,780), 323 kcal over it": percent and difference of one target. */
  standingText: string;
  /** The end of a range that is planned to: "Target 1,734 kcal/day"; null where the need is one figure, or there is none. */
  planned: string | null;
  /** The whole picture in one sentence, for those who do not see the bar. */
  sentence: string;
  bar: { need: Need | null; segments: { id: string; value: number }[]; incomplete: boolean };
};

export type ProductLine = {
  id: string;
  name: string;
  /** As it was given, "24 scoops (110.4 g)"; its number is the ml or g that were added up. */
  amount: Figure;
  energy: Figure;
  protein: Figure;
  water: Figure;
  /** "56 bottles of 200 ml for 28 days"; null where the label names no pack. */
  packs: string | null;
};

export type ProductsTable = {
  title: string;
  head: { product: string; amount: string; energy: string; protein: string; water: string };
  lines: ProductLine[];
  total: { label: string; energy: Figure; protein: Figure; water: Figure } | null;
  none: string | null;
  withdrawn: string | null;
  /** Chosen products that an update changed, and what; null when there are none, or all were checked. */
  changed: string | null;
  incomplete: { title: string; text: string } | null;
};

/** What is written on an order: a line for each flavour and pack of the chosen products. */
export type CodesTable = {
  title: string;
  head: { product: string; orderCode: string; pipCode: string; gmsCode: string };
  lines: { product: string; name: string; orderCode: string; pipCode: string; gmsCode: string }[];
};

export type NutrientLine = {
  id: string;
  name: string;
  /** "700 mg"; null where the table of this kind of nutrient has no references. */
  reference: string | null;
  /** "1,291.3 mg", "at least 24.5 mg", "not stated". On paper the mark † stands for "at least". */
  provided: Figure;
  atLeast: boolean;
  notStated: boolean;
  percent: number | null;
  /** "184 %", "at least 281 %"; null without a reference and where the source prints a range. */
  percentText: string | null;
  standing: AdequacyStatus | null;
  /** "meets", "below", "label data incomplete", "above the upper level of 25 mg", "not known" */
  standingText: string | null;
  aboveUpper: string | null;
  tooltip: string | null;
  /** A part of the row above it. */
  part: boolean;
};

export type NutrientTable = {
  id: 'macroNutrients' | 'minerals' | 'vitamins' | 'otherNutrientInformation';
  title: string;
  head: { nutrient: string; provided: string; percent: string | null };
  lines: NutrientLine[];
  /** "† at least: 1 of 3 products does not state it"; null when every total is whole. */
  dagger: string | null;
  /** Which totals leave out a trace or “less than” of a label; null where none does. */
  addNothing: string | null;
};

export type NutrientList = {
  title: string;
  head: { nutrient: string; provided: string };
  lines: (Fact & { part: boolean })[];
};

export type MethodNote = {
  id: 'energy' | 'protein' | 'fluid' | 'intakes';
  label: string;
  /** "PENG 2018"; "Not selected" where the step was skipped and the method needs a choice. */
  method: string;
  /** "chosen"; null where nothing was selected. */
  choice: string | null;
  /** The figure, or why there is none; null where nothing was selected. */
  result: string | null;
  working: string | null;
  band: string | null;
  source: string | null;
  unchecked: string | null;
  notes: string[];
};
