// Longer than other files: one total record, an entry for each nutrient.
import { EFSA_MICRONUTRIENTS, type EfsaIntake } from '../reference/efsa-micronutrients.ts';
import { EFSA_UPPER_LEVELS, type EfsaUpperLevel } from '../reference/efsa-upper-levels.ts';
import { RNI_1991_MICRONUTRIENTS, type RniRow } from '../reference/rni-1991-micronutrients.ts';
import { SAFE_INTAKES_1991, type SafeIntake } from '../reference/safe-intakes-1991.ts';

/** Vitamins, minerals and choline: the nutrients whose daily total is compared with a reference. */
export type MicronutrientId =
  | 'vitaminA'
  | 'vitaminD'
  | 'vitaminE'
  | 'vitaminK'
  | 'vitaminC'
  | 'thiamin'
  | 'riboflavin'
  | 'niacin'
  | 'vitaminB6'
  | 'folate'
  | 'vitaminB12'
  | 'biotin'
  | 'pantothenicAcid'
  | 'sodium'
  | 'potassium'
  | 'chloride'
  | 'calcium'
  | 'phosphorus'
  | 'magnesium'
  | 'iron'
  | 'zinc'
  | 'copper'
  | 'manganese'
  | 'fluoride'
  | 'molybdenum'
  | 'selenium'
  | 'chromium'
  | 'iodine'
  | 'choline';

/** Where a figure depends on more than nutrient, age, sex and stage. */
type IntakeSpecialCase =
  | 'adult-zinc'
  | 'iron-after-menopause'
  | 'label-may-omit-tryptophan'
  | 'vitamin-d-under-4-years';

export type MicronutrientFacts = {
  /** UK reference nutrient intakes; where there is none, the safe intake holds. */
  rni: RniRow | null;
  safeIntake: SafeIntake | null;
  efsa: EfsaIntake | null;
  /** "depends-on-form": a label's amount is not compared with it. */
  upperLevel: EfsaUpperLevel | 'depends-on-form' | null;
  special: IntakeSpecialCase | null;
};

/** What every table says of each of them; null: nothing. A new nutrient that leaves one out does not compile. */
export const MICRONUTRIENTS: Readonly<Record<MicronutrientId, MicronutrientFacts>> = {
  vitaminA: {
    rni: RNI_1991_MICRONUTRIENTS.vitaminA,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.vitaminA,
    upperLevel: EFSA_UPPER_LEVELS.vitaminA,
    special: null,
  },
  vitaminD: {
    rni: RNI_1991_MICRONUTRIENTS.vitaminD,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.vitaminD,
    upperLevel: EFSA_UPPER_LEVELS.vitaminD,
    special: 'vitamin-d-under-4-years',
  },
  vitaminE: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.vitaminE,
    efsa: EFSA_MICRONUTRIENTS.vitaminE,
    upperLevel: EFSA_UPPER_LEVELS.vitaminE,
    special: null,
  },
  vitaminK: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.vitaminK,
    efsa: EFSA_MICRONUTRIENTS.vitaminK,
    upperLevel: null,
    special: null,
  },
  vitaminC: {
    rni: RNI_1991_MICRONUTRIENTS.vitaminC,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.vitaminC,
    upperLevel: null,
    special: null,
  },
  thiamin: {
    rni: RNI_1991_MICRONUTRIENTS.thiamin,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.thiamin,
    upperLevel: null,
    special: null,
  },
  riboflavin: {
    rni: RNI_1991_MICRONUTRIENTS.riboflavin,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.riboflavin,
    upperLevel: null,
    special: null,
  },
  niacin: {
    rni: RNI_1991_MICRONUTRIENTS.niacin,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.niacin,
    // Its levels are for one form each (nicotinic acid 10 mg, nicotinamide 900 mg); labels state niacin equivalents.
    upperLevel: 'depends-on-form',
    special: 'label-may-omit-tryptophan',
  },
  vitaminB6: {
    rni: RNI_1991_MICRONUTRIENTS.vitaminB6,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.vitaminB6,
    upperLevel: EFSA_UPPER_LEVELS.vitaminB6,
    special: null,
  },
  folate: {
    rni: RNI_1991_MICRONUTRIENTS.folate,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.folate,
    upperLevel: EFSA_UPPER_LEVELS.folate,
    special: null,
  },
  vitaminB12: {
    rni: RNI_1991_MICRONUTRIENTS.vitaminB12,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.vitaminB12,
    upperLevel: null,
    special: null,
  },
  biotin: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.biotin,
    efsa: EFSA_MICRONUTRIENTS.biotin,
    upperLevel: null,
    special: null,
  },
  pantothenicAcid: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.pantothenicAcid,
    efsa: EFSA_MICRONUTRIENTS.pantothenicAcid,
    upperLevel: null,
    special: null,
  },
  sodium: {
    rni: RNI_1991_MICRONUTRIENTS.sodium,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.sodium,
    upperLevel: null,
    special: null,
  },
  potassium: {
    rni: RNI_1991_MICRONUTRIENTS.potassium,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.potassium,
    upperLevel: null,
    special: null,
  },
  chloride: {
    rni: RNI_1991_MICRONUTRIENTS.chloride,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.chloride,
    upperLevel: null,
    special: null,
  },
  calcium: {
    rni: RNI_1991_MICRONUTRIENTS.calcium,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.calcium,
    upperLevel: EFSA_UPPER_LEVELS.calcium,
    special: null,
  },
  phosphorus: {
    rni: RNI_1991_MICRONUTRIENTS.phosphorus,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.phosphorus,
    upperLevel: null,
    special: null,
  },
  magnesium: {
    rni: RNI_1991_MICRONUTRIENTS.magnesium,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.magnesium,
    upperLevel: EFSA_UPPER_LEVELS.magnesium,
    special: null,
  },
  iron: {
    rni: RNI_1991_MICRONUTRIENTS.iron,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.iron,
    upperLevel: null,
    special: 'iron-after-menopause',
  },
  zinc: {
    rni: RNI_1991_MICRONUTRIENTS.zinc,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.zinc,
    upperLevel: EFSA_UPPER_LEVELS.zinc,
    special: 'adult-zinc',
  },
  copper: {
    rni: RNI_1991_MICRONUTRIENTS.copper,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.copper,
    upperLevel: EFSA_UPPER_LEVELS.copper,
    special: null,
  },
  manganese: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.manganese,
    efsa: EFSA_MICRONUTRIENTS.manganese,
    upperLevel: null,
    special: null,
  },
  fluoride: {
    rni: null,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.fluoride,
    upperLevel: EFSA_UPPER_LEVELS.fluoride,
    special: null,
  },
  molybdenum: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.molybdenum,
    efsa: EFSA_MICRONUTRIENTS.molybdenum,
    upperLevel: EFSA_UPPER_LEVELS.molybdenum,
    special: null,
  },
  selenium: {
    rni: RNI_1991_MICRONUTRIENTS.selenium,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.selenium,
    upperLevel: EFSA_UPPER_LEVELS.selenium,
    special: null,
  },
  chromium: {
    rni: null,
    safeIntake: SAFE_INTAKES_1991.chromium,
    efsa: null,
    upperLevel: null,
    special: null,
  },
  iodine: {
    rni: RNI_1991_MICRONUTRIENTS.iodine,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.iodine,
    upperLevel: EFSA_UPPER_LEVELS.iodine,
    special: null,
  },
  choline: {
    rni: null,
    safeIntake: null,
    efsa: EFSA_MICRONUTRIENTS.choline,
    upperLevel: null,
    special: null,
  },
};

/** Undefined for anything that is no vitamin, mineral or choline. */
export const micronutrient = (id: string): MicronutrientFacts | undefined =>
  Object.hasOwn(MICRONUTRIENTS, id) ? MICRONUTRIENTS[id as MicronutrientId] : undefined;
