/** Micrograms are written "µg" in data and in full on a screen. */
export type MassUnit = 'mg' | 'µg';

/** The unit basis of a nutrient's amount; only equal bases may be compared. */
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
 * How a label's amount relates to the level. "same": exactly what the level is for. "may-count-more": includes other
 * forms, so an amount above the level needs checking. "other": mostly something else, so the two are not compared.
 */
export type UpperLevelComparison = 'same' | 'may-count-more' | 'other';

/** A table by nutrient that keeps its keys in the type: looking up a name it does not have does not compile. */
export const nutrientTable =
  <Row>() =>
  <Id extends string>(rows: Readonly<Record<Id, Row>>): Readonly<Record<Id, Row>> =>
    rows;
