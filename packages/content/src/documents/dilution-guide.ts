/** Strengths of powdered feeds, to print. */
export const dilutionGuideWords = {
  title: 'Dilution guide',
  introduction: 'Strengths of powdered feeds, and what 100 ml of each then hold.',
  before: {
    heading: 'Before any strength is changed',
    note: 'Draft worked out from the catalogue. A dietitian checks every figure against the label before it is used.',
    list: [
      'Change the strength in small steps and look at tolerance at each.',
      'Protein above 3.5–4 g/kg a day, renal solute load, or an osmolality above about 450 mOsm/kg needs a further review.',
      'Away from the standard strength weigh the powder: scoops are not exact enough.',
      'Never for a family without the supervision of a dietitian.',
    ],
  },
  packs: {
    heading: 'Packs that are mixed with a set amount',
    caption: 'Standard mix',
    liquid: (ml: number | string, liquid: string) => `${ml} ml ${liquid}`,
  },
  columns: {
    product: 'Product',
    strength: 'Strength',
    powder: 'Powder',
    liquid: 'Liquid',
    water: 'Water',
    energy: 'Energy',
    protein: 'Protein',
    osmolality: 'Osmolality (estimate)',
  },
  caption: (product: string) => `${product}: in 100 ml as fed`,
  strength: (percent: number, isStandard: boolean) => `${percent}% w/v${isStandard ? ' (standard)' : ''}`,
  howMade: {
    heading: 'How the figures are made',
    text: (usualMlPerGram: number) =>
      `Powder is grams in 100 ml as fed. Water is 100 ml less the room the powder takes: what the label’s own amount of water leaves it, or ${usualMlPerGram} ml a gram where the label names none. Energy and protein follow from the label’s values per 100 g. Osmolality is an estimate in proportion to the strength.`,
  },
} as const;
