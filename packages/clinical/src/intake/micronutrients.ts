import { EFSA_MICRONUTRIENTS as EFSA, type EfsaIntake } from '../reference/efsa-micronutrients.ts';
import { EFSA_UPPER_LEVELS as UPPER, type EfsaUpperLevel } from '../reference/efsa-upper-levels.ts';
import { RNI_1991_MICRONUTRIENTS as RNI, type RniRow } from '../reference/rni-1991-micronutrients.ts';
import { SAFE_INTAKES_1991 as SAFE, type SafeIntake } from '../reference/safe-intakes-1991.ts';

/** Nutrients whose figure depends on more than nutrient, age, sex and stage. */
type IntakeSpecialCase =
  | 'adult-zinc'
  | 'iron-after-menopause'
  | 'infant-manganese'
  | 'label-may-omit-tryptophan'
  | 'vitamin-d-under-4-years';

export type MicronutrientFacts = {
  /** UK reference nutrient intakes; if there is none, the safe intake applies. */
  rni: RniRow | null;
  safeIntake: SafeIntake | null;
  efsa: EfsaIntake | null;
  /** "depends-on-form": a label's amount is not compared with it. */
  upperLevel: EfsaUpperLevel | 'depends-on-form' | null;
  special: IntakeSpecialCase | null;
};

const facts = (
  rni: MicronutrientFacts['rni'],
  safeIntake: MicronutrientFacts['safeIntake'],
  efsa: MicronutrientFacts['efsa'],
  upperLevel: MicronutrientFacts['upperLevel'],
  special: MicronutrientFacts['special'] = null,
): MicronutrientFacts => ({ rni, safeIntake, efsa, upperLevel, special });

/**
 * Vitamins, minerals and choline: the nutrients whose daily total is compared with a reference, with the row of each
 * in every table; null means none. A new nutrient that leaves one out does not compile.
 */
export const MICRONUTRIENTS = {
  vitaminA: facts(RNI.vitaminA, null, EFSA.vitaminA, UPPER.vitaminA),
  vitaminD: facts(RNI.vitaminD, null, EFSA.vitaminD, UPPER.vitaminD, 'vitamin-d-under-4-years'),
  vitaminE: facts(null, SAFE.vitaminE, EFSA.vitaminE, UPPER.vitaminE),
  vitaminK: facts(null, SAFE.vitaminK, EFSA.vitaminK, null),
  vitaminC: facts(RNI.vitaminC, null, EFSA.vitaminC, null),
  thiamin: facts(RNI.thiamin, null, EFSA.thiamin, null),
  riboflavin: facts(RNI.riboflavin, null, EFSA.riboflavin, null),
  // Its levels are for one form each (nicotinic acid 10 mg, nicotinamide 900 mg); labels state niacin equivalents.
  niacin: facts(RNI.niacin, null, EFSA.niacin, 'depends-on-form', 'label-may-omit-tryptophan'),
  vitaminB6: facts(RNI.vitaminB6, null, EFSA.vitaminB6, UPPER.vitaminB6),
  folate: facts(RNI.folate, null, EFSA.folate, UPPER.folate),
  vitaminB12: facts(RNI.vitaminB12, null, EFSA.vitaminB12, null),
  biotin: facts(null, SAFE.biotin, EFSA.biotin, null),
  pantothenicAcid: facts(null, SAFE.pantothenicAcid, EFSA.pantothenicAcid, null),
  sodium: facts(RNI.sodium, null, EFSA.sodium, null),
  potassium: facts(RNI.potassium, null, EFSA.potassium, null),
  chloride: facts(RNI.chloride, null, EFSA.chloride, null),
  calcium: facts(RNI.calcium, null, EFSA.calcium, UPPER.calcium),
  phosphorus: facts(RNI.phosphorus, null, EFSA.phosphorus, null),
  magnesium: facts(RNI.magnesium, null, EFSA.magnesium, UPPER.magnesium),
  iron: facts(RNI.iron, null, EFSA.iron, null, 'iron-after-menopause'),
  zinc: facts(RNI.zinc, null, EFSA.zinc, UPPER.zinc, 'adult-zinc'),
  copper: facts(RNI.copper, null, EFSA.copper, UPPER.copper),
  manganese: facts(null, SAFE.manganese, EFSA.manganese, null, 'infant-manganese'),
  fluoride: facts(null, null, EFSA.fluoride, UPPER.fluoride),
  molybdenum: facts(null, SAFE.molybdenum, EFSA.molybdenum, UPPER.molybdenum),
  selenium: facts(RNI.selenium, null, EFSA.selenium, UPPER.selenium),
  chromium: facts(null, SAFE.chromium, null, null),
  iodine: facts(RNI.iodine, null, EFSA.iodine, UPPER.iodine),
  choline: facts(null, null, EFSA.choline, null),
};

export type MicronutrientId = keyof typeof MICRONUTRIENTS;

/** Undefined for anything other than a vitamin, a mineral or choline. */
export const micronutrient = (id: string): MicronutrientFacts | undefined =>
  Object.hasOwn(MICRONUTRIENTS, id) ? MICRONUTRIENTS[id as MicronutrientId] : undefined;
