import type { TextTemplate } from './product-class.ts';

/** The label's long texts, one sentence a line. */
export type LabelTexts = {
  directionsForUse: string[];
  storage: string[];
  precautions: string[];
  contraIndications: string[];
};

const SUPERVISION = 'For use under medical supervision.';
export const ENTERAL_ONLY = 'Give by mouth or feeding tube only; never into a vein.';
const DRY_PLACE = 'Keep unopened packs somewhere cool and dry.';
const ROOM_STORE = 'Keep unopened packs cool and dry, between 5 and 25 °C.';
const OPENED_LIQUID = 'Once opened, close it again, put it in the fridge and use it within 24 hours.';

const TUBE_DIRECTIONS = [
  'Made for tube feeding; may also be taken by mouth when the dietitian agrees.',
  'Wash hands, check the pack and its date, shake gently, then join the giving set without touching the connectors.',
  'Give at room temperature, by pump, by gravity or as boluses, following the written regimen.',
  'Never water down, add medicine to or refill a pack that is hanging.',
];
const TUBE_STORAGE = [
  'Keep unopened packs cool and dry, between 5 and 25 °C, out of the sun. Do not freeze.',
  OPENED_LIQUID,
  'May hang for up to 24 hours as a closed system. Decanted feed hangs for less: follow local policy.',
];
const TUBE_AVOID = [
  'A gut that does not work or is completely blocked.',
  'Galactosaemia, or an allergy to anything in the ingredients list.',
  'Anyone younger than the stated age.',
];
const POWDER_DIRECTIONS = [
  'Wash hands and sterilise everything that touches the feed.',
  'Boil fresh water and let it stand for no more than 30 minutes, so that it is still 70 °C or hotter, unless the tin gives a lower temperature.',
  'Pour the water first, then add level scoops with the scoop from this tin only. Do not pack the powder down.',
  'Shake until no lumps are left, cool under running water, check the warmth and feed at once.',
];
const POWDER_STORAGE = [
  'Keep the unopened tin cool and dry.',
  'After opening keep the lid on, leave it out of the fridge and finish it within 4 weeks.',
  'Make each feed when it is needed. If feeds must be made ahead, chill them quickly, keep them at the back of a fridge at 5 °C or below and use within 24 hours.',
  'Throw away what has been out of the fridge for 2 hours, and what is left 1 hour after a feed began. Made-up powder hangs for 4 hours at most.',
];
const SIP_DIRECTIONS = [
  'Shake well. Serve chilled or at room temperature and sip over 20 to 30 minutes, between meals.',
  'As a supplement, 1 to 3 packs a day is usual; the dietitian sets the amount.',
  'May be frozen as a lolly or warmed gently. Do not boil.',
];
const SIP_STORAGE = [
  ROOM_STORE,
  OPENED_LIQUID,
  'Throw away anything left at room temperature for more than 4 hours.',
];
const SIP_AVOID = [
  'Children under 1 year; most adult products are not for children under 3 years.',
  'Galactosaemia.',
  'An allergy to anything in the ingredients list.',
];
const SIP_PRECAUTIONS = [
  SUPERVISION,
  'Check the product facts before using it as the only source of nutrition.',
  'Take care in diabetes (look at the sugars) and in children aged 1 to 5 years.',
  ENTERAL_ONLY,
];

export const LABEL_TEXTS: Record<TextTemplate, LabelTexts> = {
  tubeAdult: {
    directionsForUse: TUBE_DIRECTIONS,
    storage: TUBE_STORAGE,
    precautions: [
      SUPERVISION,
      'Can be the only source of nutrition when the volume given meets the requirements.',
      'Watch fluid and electrolytes, and look for refeeding risk before the first feed.',
      ENTERAL_ONLY,
    ],
    contraIndications: TUBE_AVOID,
  },
  tubeChild: {
    directionsForUse: TUBE_DIRECTIONS,
    storage: TUBE_STORAGE,
    precautions: [
      SUPERVISION,
      'Can be the only source of nutrition within the stated age and weight band.',
      'Review growth, hydration and blood results as the child grows.',
      ENTERAL_ONLY,
    ],
    contraIndications: TUBE_AVOID,
  },
  infantLiquid: {
    directionsForUse: [
      'Ready to feed: shake well and give at room temperature, or stand the bottle in warm water first.',
      'Do not heat in a microwave. It leaves hot spots that scald.',
      'Use a sterile teat or a feeding tube, and the volume the dietitian has set.',
    ],
    storage: [
      ROOM_STORE,
      OPENED_LIQUID,
      'Throw away what is left one hour after the feed began. Follow local policy for feed that hangs.',
    ],
    precautions: [
      SUPERVISION,
      'Breastfeeding is best for babies and should be supported wherever it is possible.',
      'A concentrated feed as the only drink needs a watch on fluid balance and renal solute load.',
      'Give by mouth or feeding tube only.',
    ],
    contraIndications: [
      'Galactosaemia. Whole-protein versions: allergy to cows’ milk.',
      'Babies born preterm, unless the neonatal team advises it.',
    ],
  },
  infantPowder: {
    directionsForUse: POWDER_DIRECTIONS,
    storage: POWDER_STORAGE,
    precautions: [
      SUPERVISION,
      'Powdered feed is not sterile.',
      'Change the strength only when the dietitian says so.',
      ENTERAL_ONLY,
    ],
    contraIndications: ['An allergy to anything in the ingredients list.', 'Feeding into a vein.'],
  },
  ons: {
    directionsForUse: SIP_DIRECTIONS,
    storage: SIP_STORAGE,
    precautions: SIP_PRECAUTIONS,
    contraIndications: SIP_AVOID,
  },
  onsPowder: {
    directionsForUse: [
      'Empty the sachet into a shaker, add cold fresh whole milk, shake for half a minute and drink.',
      'As a supplement, 1 to 3 sachets a day is usual; the dietitian sets the amount.',
      'The made-up values count the milk. Water in its place gives less energy and protein.',
    ],
    storage: [
      DRY_PLACE,
      'Drink as soon as it is made, or cover, chill and use within 24 hours (within 4 hours at room temperature).',
    ],
    precautions: SIP_PRECAUTIONS,
    contraIndications: SIP_AVOID,
  },
  modular: {
    directionsForUse: [
      'Mix into food, drinks or feeds in the amount the dietitian has set, building up slowly.',
      'Stir or shake until it is evenly mixed.',
    ],
    storage: [
      DRY_PLACE,
      'Opened powder: keep closed and dry and finish within 4 weeks. Opened liquid: keep in the fridge and follow the time on the label, often 14 days for an emulsion.',
    ],
    precautions: [
      SUPERVISION,
      'Never the only source of nutrition.',
      'It changes the energy and the osmolality of a feed: work the feed out again after adding it.',
    ],
    contraIndications: ['Any disorder in which its nutrient cannot be used.', 'Feeding into a vein.'],
  },
  metabolic: {
    directionsForUse: [
      'Take the dose set by the metabolic dietitian, split into three or more parts across the day and taken with food.',
      'Prepare or open it just before use. It is concentrated, so drink water or another permitted drink with it.',
    ],
    storage: [
      DRY_PLACE,
      'Once made up it is best taken straight away; otherwise cover, chill, use within 24 hours and shake again first.',
    ],
    precautions: [
      'For use only with a metabolic team.',
      'Needs a prescribed amount of natural protein, or of the amino acids it leaves out, beside it.',
      'Never the only source of nutrition.',
      ENTERAL_ONLY,
    ],
    contraIndications: [
      'People without the proven disorder: for them it is dangerous.',
      'Anyone younger than the stated age.',
    ],
  },
  metabolicInfant: {
    directionsForUse: POWDER_DIRECTIONS,
    storage: POWDER_STORAGE,
    precautions: [
      'For use only with a metabolic team.',
      'Give breast milk or ordinary infant formula beside it, to supply the amino acids it leaves out.',
      'Powdered feed is not sterile.',
      'Not enough on its own as a source of nutrition.',
    ],
    contraIndications: ['People without the proven disorder.', 'Feeding into a vein.'],
  },
  ketogenic: {
    directionsForUse: [
      'Begin and change only together with a ketogenic team.',
      'Powder: mix with warm, previously boiled water to the strength the dietitian has set and shake well. Some powders need time to take up the water.',
      'Liquid: shake well, then give by mouth or tube.',
    ],
    storage: [
      'Opened liquid: keep in the fridge and use within 24 hours.',
      'Made-up powder: keep in the fridge and use within 24 hours. It hangs for 4 hours at most.',
    ],
    precautions: [
      'For use under medical supervision, with checks of ketones, glucose, lipids, growth and micronutrients.',
      'Count the carbohydrate in every medicine.',
      ENTERAL_ONLY,
    ],
    contraIndications: [
      'Disorders of fat oxidation or of ketone use, pyruvate carboxylase deficiency, porphyria.',
      'Anyone younger than the stated age.',
    ],
  },
  lowProteinFood: {
    directionsForUse: [
      'Eat instead of the ordinary food, within the low-protein plan. Cook or bake as the pack says.',
    ],
    storage: ['Keep cool and dry, and airtight once opened. Bread may be frozen.'],
    precautions: [
      SUPERVISION,
      'Count its protein or phenylalanine as the metabolic team has taught.',
      'Never the only source of nutrition.',
    ],
    contraIndications: ['People who do not need a low-protein diet.'],
  },
  thickener: {
    directionsForUse: [
      'Measure the drink. Add level scoops while stirring (or drink to powder, if the label says so), stir for about 30 seconds and let it stand as long as the label says.',
      'Test the level: IDDSI flow test for levels 1 to 3, fork drip or spoon tilt for levels 3 and 4.',
    ],
    storage: [
      'Keep the tin closed, dry, and locked away or out of reach.',
      'Cover thickened drinks and use within 6 hours at room temperature or 24 hours in the fridge; the label decides.',
    ],
    precautions: [
      'For use under medical supervision and after a swallow assessment.',
      'Keep the powder away from anyone at risk: swallowed dry, it can block the airway.',
      'Never the only source of nutrition.',
    ],
    contraIndications: ['Children under 3 years unless the label allows it; never babies born preterm.'],
  },
  renal: {
    directionsForUse: SIP_DIRECTIONS,
    storage: SIP_STORAGE,
    precautions: [
      'For use under a renal dietitian, with frequent checks of electrolytes.',
      'Potassium and phosphate are low: levels in the blood may fall too far.',
      ENTERAL_ONLY,
    ],
    contraIndications: SIP_AVOID,
  },
};
