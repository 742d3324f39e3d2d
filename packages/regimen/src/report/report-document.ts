import type { Country } from '@dietetic/catalogue';
import type { Need, Standing } from '../totals/need.ts';
import type { AdequacyStanding } from './adequacy.ts';
import type { PlannedNutrient } from '../totals/provided.ts';

/**
 * The report with every sentence and figure already written out. Screen, print, copied text and email all draw
 * this, so that what is pasted into a record is letter for letter what was on the screen.
 */
export type ReportDocument = {
  title: string;
  madeOn: string;
  country: Country;
  countryName: string;
  demonstration: string | null;
  patient: { title: string; facts: Fact[] };
  requirements: { title: string; blocks: RequirementBlock[] };
  products: ProductsTable;
  tables: NutrientTable[];
  /** Whether the references are for pregnancy or lactation; null for a patient of whom it is not asked. */
  intakeStage: { label: string; value: string; text: string } | null;
  energySplit: EnergySplit | null;
  methods: { title: string; notes: MethodNote[] };
  /** Soft limits that were overridden, and what the calculators were not made for. */
  checks: { id: 'kept' | 'scope'; title: string; lines: string[] }[];
  notes: { title: string; lines: string[] };
};

/** Which macronutrient brings which share of the energy; no shares where a product leaves one of them unstated. */
export type EnergySplit = { title: string; shares: (Fact & { percent: number })[]; basis: string };

export type Fact = { id: string; label: string; value: string };

export type RequirementBlock = {
  id: PlannedNutrient;
  label: string;
  /** "1,820 kcal/day", "at least 851 ml/day", "not stated" */
  provided: string;
  /** "Need 1,467–1,734 kcal/day", or that none was selected */
  need: string;
  standing: Standing['kind'];
  standingText: string;
  percentText: string | null;
  /** The figure planned to, to the places the specification asks for: "1,734.2 kcal/day". */
  planned: string;
  /** The whole picture in one sentence, for those who do not see the bar. */
  sentence: string;
  bar: { need: Need | null; segments: { id: string; value: number }[]; incomplete: boolean };
};

export type ProductLine = {
  id: string;
  name: string;
  amount: string;
  energy: string;
  protein: string;
  water: string;
  /** "2 bottles a day, 56 in 28 days"; null where the product has no pack size that counts. */
  packs: string | null;
  codes: { name: string; orderCode: string; pipCode: string; gmsCode: string }[];
};

export type ProductsTable = {
  title: string;
  head: { product: string; amount: string; energy: string; protein: string; water: string };
  codesHead: { title: string; orderCode: string; pipCode: string; gmsCode: string };
  lines: ProductLine[];
  total: { label: string; energy: string; protein: string; water: string } | null;
  none: string | null;
  withdrawn: string | null;
  /** Chosen products that an update changed, and what; null when there are none, or all were checked. */
  changed: string | null;
  incomplete: { title: string; text: string } | null;
};

export type NutrientLine = {
  id: string;
  name: string;
  /** "700 mg"; null where the table of this kind of nutrient has no references. */
  reference: string | null;
  /** "1,291.3 mg", "at least 24.5 mg", "not stated". On paper the mark † stands for "at least". */
  provided: string;
  atLeast: boolean;
  notStated: boolean;
  percent: number | null;
  /** "184 %", "at least 281 %"; null without a reference and where the source prints a range. */
  percentText: string | null;
  standing: AdequacyStanding | null;
  /** "under", "met", "over", "within range" */
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
};

export type MethodNote = {
  id: 'energy' | 'protein' | 'fluid' | 'intakes';
  label: string;
  method: string;
  choice: string;
  result: string;
  working: string | null;
  band: string | null;
  source: string | null;
  unchecked: string | null;
  notes: string[];
};
