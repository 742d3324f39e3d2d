const either = (all: readonly number[]): string => `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;

/** A powder made up. */
export const recipeWords = {
  title: 'Recipe',
  for24Hours: 'for 24 hours',
  /** Behind the name of a powder: at what strength it is made up. */
  strengthOf: {
    byRecipe: (strength: string, added: string, in100Ml: string) =>
      ` at ${strength}, by recipe${added}, ${in100Ml} in 100\u00a0ml`,
    added: (modules: string, volume: string) => `, with ${modules} in ${volume}`,
    energyOf: (energy: string) => `energy ${energy}`,
    byLabel: ', made up as on the label',
    recipeUnknown: ', by a recipe that is not known, ask',
    noStrength: ', its label gives no strength, ask',
  },
  /** "In 5, 6, 7 or 8 feeds: 120, 100, 85 or 75 ml each." */
  inFeeds: (feeds: readonly { count: number; ml: number }[]) =>
    `In ${either(feeds.map(({ count }) => count))} feeds: ${either(feeds.map(({ ml }) => ml))}\u00a0ml each.`,
  none: 'No powder to make up',
  noneHelp: 'A recipe needs a powder. Add one under Products, then make it up here.',
  notMade: 'No recipe yet',
  notMadeHelp: 'Complete the entries to see the amounts and what 100\u00a0ml provides.',
  powder: 'Powder',
  startFrom: 'Start from',
  starts: {
    final_volume: 'Strength',
    water_volume: 'Water',
    scoop_count: 'Scoops',
    target_energy: 'kcal',
  },
  strength: 'Strength',
  strengthHint: (standard: string, most: string | null) =>
    `Label: ${standard}${most === null ? '' : `, at most ${most}`}`,
  strengthNoLabel: 'The label does not state a strength.',
  marks: (ask: string, confirm: string) =>
    ask === confirm
      ? `Needs confirming above ${confirm}.`
      : `Queried above ${ask}; needs confirming above ${confirm}.`,
  ownStrength: (strength: string, label: string) =>
    `Made up to ${strength}, within the label's own strength of ${label}.`,
  finalVolume: 'Feed for 24 hours',
  fluidLimit: (limit: string) => `Fluid limit ${limit}`,
  fluidNeed: (need: string, isDefault: boolean) =>
    `Fluid need ${need}${isDefault ? ' (default, not chosen)' : ''}`,
  water: 'Water',
  scoops: 'Level scoops',
  energy: 'Energy in 100 ml',
  energyHint: 'Of the finished feed, additions included; not the energy for the day',
  scoopRule: (grams: string) => `Whole scoops, ${grams} each with this tin`,
  scoopRules: {
    same_strength: 'Exact strength',
    same_volume: 'Exact volume',
    exact_grams: 'Weighed',
  },
  energyOf100Ml: (most: string) => `Enter the energy of 100 ml of feed, at most ${most}.`,
  waterOf: (water: string) => `${water} water`,
  wholeScoops: 'Enter whole scoops.',
  scoopCount: (count: string) => `${count} scoops`,
  scoopOf: (grams: string) => `One level scoop of this tin is ${grams}.`,
  scoopNone: 'The label states no scoop: weigh the powder.',
  perFeedAndWater: (feed: string, water: string) =>
    `${feed} of powder per 100 ml of feed, ${water} per 100 ml of water.`,
  places: 'Where it is made up',
  place: { home: 'At home', ward: 'Ward, scales and jug' },
  home: 'At home: water first, then scoops',
  homeWeighed: 'Water first, then weighed powder',
  ward: 'On the ward: scales and jug',
  waterLabel: 'water',
  scoopsLabel: (grams: string) => `level scoops (${grams})`,
  powderLabel: 'powder',
  weighed: (name: string) => `${name}, weighed`,
  measured: (name: string) => `${name}, measured`,
  makeUpTo: (volume: string) => `make up to ${volume}`,
  addWater: 'with water',
  scoopsDrawn: (count: string) => `${count} level scoops, in tens`,
  addModule: 'Add to the feed',
  chooseModule: 'Choose what to add',
  cardOfAnother: 'The card shows the recipe in the regimen: use this recipe first.',
  modulePer: (name: string) => `${name} counts`,
  per: { '100ml': 'per 100 ml', batch: 'in all' },
  removeModule: (name: string) => `Take ${name} out of the recipe`,
  otherNutrients: (count: string) => `${count} other nutrients`,
  figures: 'Per 100 ml of feed',
  columns: { recipe: 'This recipe', standard: 'Label', status: 'Status' },
  status:
    'Recipe limits have not yet been checked against the printed source. Mean measuring error: doi 10.3389/fnut.2024.1385496.',
  supply: 'For 28 days',
  file: (volume: string) => `Use ${volume} in the regimen`,
  fileNeeds: 'Complete the recipe first',
  filed: 'Recipe and amounts added to the regimen',
  remove: 'Remove the recipe',
  noProduct: 'The powder of the recipe, or what is added to it, is no longer in the catalogue.',
  modulesGone: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} no longer in the catalogue: what the feed provides is not known. Remove ${names.length === 1 ? 'it' : 'them'} from the recipe, or choose another.`,
  moduleGone: 'No longer in the catalogue.',
  /** Where nobody knows its name. */
  unnamedModule: 'An added product',
  outOfDate: (powder: string) =>
    `Out of date: the regimen has other amounts than this recipe of ${powder}. Make the recipe again, or put its amounts back.`,
  inRegimen: 'This is the recipe in the regimen.',
  notInRegimen: 'Not yet in the regimen.',
} as const;
