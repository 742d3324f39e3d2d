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
