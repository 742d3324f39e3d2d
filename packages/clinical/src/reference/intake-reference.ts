/** Micrograms are written "µg" in data and in full on a screen. */
export type MassUnit = 'mg' | 'µg';

/** What the amount of a nutrient is counted as; only like may be compared with like. */
export type IntakeForm =
  | 'plain'
  | 'retinol-equivalents'
  | 'niacin-equivalents'
  | 'folate'
  | 'dietary-folate-equivalents';

/** Reference nutrient intake and safe intake (UK); population reference, adequate, safe and adequate intake (EFSA). */
export type IntakeKind = 'RNI' | 'safe-intake' | 'PRI' | 'AI' | 'safe-and-adequate-intake';

/** An upper level that is not for the whole amount of the nutrient. */
export type UpperLevelScope = 'preformed-vitamin-a' | 'folic-acid' | 'added-magnesium';

/**
 * What a label's amount is, beside the level. "same": the very thing the level is for. "may-count-more": with
 * other forms in it, so that an amount above the level is to be looked at. "other": mostly something else, so
 * that the two are not compared.
 */
export type UpperLevelComparison = 'same' | 'may-count-more' | 'other';

/** A table by nutrient that keeps which nutrients it has: a name it does not have does not compile. */
export const nutrientTable =
  <Row>() =>
  <Id extends string>(rows: Readonly<Record<Id, Row>>): Readonly<Record<Id, Row>> =>
    rows;
