/** The chart of scoops, to print. */
export const scoopChartWords = {
  title: 'Scoop chart',
  introduction: 'How many scoops make how much, for the powders sold in this country.',
  madeUp: {
    heading: 'Chart A: powders made up to a volume',
    text: 'Level scoops of the product’s own scoop, at standard strength. Only whole scoops are given; where whole scoops would miss the strength by more than 5%, weigh the powder.',
    caption: (ml: number) => `To make ${ml} ml`,
  },
  columns: {
    product: 'Product',
    scoop: 'Scoop',
    powder: 'Powder',
    measure: 'Measure',
    water: 'Water',
    energy: 'Energy',
    protein: 'Protein',
  },
  scoops: (count: number) => `${count} ${count === 1 ? 'scoop' : 'scoops'}`,
  weigh: (grams: string) => `weigh ${grams} g`,
  added: { heading: 'Powders that are added to food or drink', caption: 'One level scoop' },
  thickeners: {
    heading: 'Chart B: thickeners',
    levels: (product: string, levels: string) => `${product}: ${levels}`,
    noLevels: 'see the label',
    test: 'Test each drink before it is given: the flow test for levels 1 to 3, the fork drip or spoon tilt test for levels 3 and 4. Drinks thicken differently hot, cold and with milk.',
    source:
      'Levels are those of the International Dysphagia Diet Standardisation Initiative (IDDSI); see its own site for their descriptions.',
  },
  none: { heading: 'Powders', text: 'No powder of this catalogue has a scoop on record.' },
  before: {
    heading: 'Before measuring',
    list: [
      'Use only the scoop that is in this product’s tin, filled level and not pressed down.',
      'Never use half scoops for infants: weigh the powder instead.',
      'Change the strength only when the dietitian has said so.',
    ],
    note: (usualMlPerGram: number) =>
      `Energy and protein are what the measured powder gives, not what the standard strength would give. Water is the volume less the room that powder takes: what the label’s own amount of water leaves it, or ${usualMlPerGram} ml a gram where the label names none.`,
  },
} as const;
