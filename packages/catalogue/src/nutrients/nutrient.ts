/** The five tables of a product label. */
export const NUTRIENT_GROUPS = [
  'macroNutrients',
  'aminoAcids',
  'minerals',
  'vitamins',
  'otherNutrientInformation',
] as const;
export type NutrientGroup = (typeof NUTRIENT_GROUPS)[number];

/** The normalised twin of each table; amino acids have none and are shown for one product only. */
export const REFERENCE_GROUP = {
  macroNutrients: 'referenceMacroNutrients',
  aminoAcids: null,
  minerals: 'referenceMinerals',
  vitamins: 'referenceVitamins',
  otherNutrientInformation: 'referenceOtherNutrientInformation',
} as const satisfies Record<NutrientGroup, string | null>;

/** A nutrient as the app knows it, whatever a label calls it. */
export type Nutrient = {
  /** The same ids as the requirement tables use. */
  id: NutrientId;
  /** The name in the reference tables. */
  name: string;
  group: NutrientGroup;
  unit: string;
  /** The nutrient that this one is part of, and so cannot exceed. */
  parent: string | null;
  /** False for properties of the feed (osmolality, a ratio): two products' values must never be summed. */
  additive: boolean;
  /** Other names seen on labels, in the normal form of `normalName`. */
  aliases: readonly string[];
};

type Row<Id extends string = string> = readonly [
  id: Id,
  name: string,
  unit: string,
  options?: { parent?: string; additive?: false; also?: readonly string[] },
];

const MACRO = [
  ['energyKj', 'Energy (kJ)', 'kJ', { also: ['energy kj'] }],
  ['energyKcal', 'Energy (kcal)', 'kcal', { also: ['energy kcal'] }],
  ['fat', 'Fat', 'g', { also: ['total fat'] }],
  ['saturates', 'of which saturates', 'g', { parent: 'fat', also: ['saturated fat'] }],
  ['monounsaturates', 'of which monounsaturates', 'g', { parent: 'fat', also: ['mono-unsaturates'] }],
  ['polyunsaturates', 'of which polyunsaturates', 'g', { parent: 'fat', also: ['poly-unsaturates'] }],
  [
    'mct',
    'of which MCT',
    'g',
    { parent: 'fat', also: ['medium-chain triglycerides', 'medium chain triglycerides'] },
  ],
  ['linoleicAcid', 'Linoleic acid', 'g', { parent: 'fat', also: ['linoleic acid (18:2 n-6)'] }],
  [
    'alphaLinolenicAcid',
    'Alpha-linolenic acid',
    'g',
    { parent: 'fat', also: ['alpha-linolenic acid (18:3 n-3)', 'α-linolenic acid'] },
  ],
  ['dha', 'DHA', 'mg', { parent: 'fat', also: ['docosahexaenoic acid', 'docosahexaenoic acid (22:6 n-3)'] }],
  [
    'arachidonicAcid',
    'ARA',
    'mg',
    { parent: 'fat', also: ['arachidonic acid', 'arachidonic acid (20:4 n-6)'] },
  ],
  ['carbohydrate', 'Carbohydrate', 'g', { also: ['carbohydrates', 'total carbohydrate'] }],
  ['sugars', 'of which sugars', 'g', { parent: 'carbohydrate', also: ['sugar'] }],
  ['lactose', 'of which lactose', 'g', { parent: 'sugars' }],
  ['polyols', 'of which polyols', 'g', { parent: 'carbohydrate' }],
  ['starch', 'of which starch', 'g', { parent: 'carbohydrate' }],
  ['fibre', 'Fibre', 'g', { also: ['dietary fibre', 'fiber'] }],
  // The reference tables say "Protein" for a metabolic product too, so that totals are in one row.
  ['protein', 'Protein', 'g', { also: ['protein equivalent'] }],
  ['salt', 'Salt', 'g'],
] as const satisfies readonly Row[];

const MINERALS = [
  ['sodium', 'Sodium', 'mg'],
  ['potassium', 'Potassium', 'mg'],
  ['chloride', 'Chloride', 'mg'],
  ['calcium', 'Calcium', 'mg'],
  ['phosphorus', 'Phosphorus', 'mg', { also: ['phosphate'] }],
  ['magnesium', 'Magnesium', 'mg'],
  ['iron', 'Iron', 'mg'],
  ['zinc', 'Zinc', 'mg'],
  ['copper', 'Copper', 'mg'],
  ['manganese', 'Manganese', 'mg'],
  ['fluoride', 'Fluoride', 'mg'],
  ['molybdenum', 'Molybdenum', 'µg'],
  ['selenium', 'Selenium', 'µg'],
  ['chromium', 'Chromium', 'µg'],
  ['iodine', 'Iodine', 'µg'],
] as const satisfies readonly Row[];

const VITAMINS = [
  ['vitaminA', 'Vitamin A', 'µg RE'],
  ['vitaminD', 'Vitamin D3', 'µg', { also: ['vitamin d'] }],
  ['vitaminE', 'Vitamin E', 'mg α-TE'],
  ['vitaminK', 'Vitamin K1', 'µg', { also: ['vitamin k'] }],
  ['vitaminC', 'Vitamin C', 'mg'],
  ['thiamin', 'Thiamin (B1)', 'mg', { also: ['thiamin', 'thiamine', 'vitamin b1'] }],
  ['riboflavin', 'Riboflavin (B2)', 'mg', { also: ['riboflavin', 'vitamin b2'] }],
  ['niacin', 'Niacin (B3)', 'mg NE', { also: ['niacin', 'vitamin b3'] }],
  ['vitaminB6', 'Vitamin B6', 'mg'],
  ['folate', 'Folic acid', 'µg', { also: ['folate', 'folic acid / folate'] }],
  ['vitaminB12', 'Vitamin B12', 'µg'],
  ['biotin', 'Biotin', 'µg'],
  ['pantothenicAcid', 'Pantothenic acid', 'mg', { also: ['pantothenic acid (b5)', 'vitamin b5'] }],
] as const satisfies readonly Row[];

const AMINO_ACIDS = [
  ['alanine', 'L-Alanine', 'g'],
  ['arginine', 'L-Arginine', 'g'],
  ['asparticAcid', 'L-Aspartic acid', 'g'],
  ['cystine', 'L-Cystine', 'g', { also: ['l-cystine / cysteine', 'cysteine'] }],
  ['glutamicAcid', 'L-Glutamic acid', 'g'],
  ['glutamine', 'L-Glutamine', 'g'],
  ['glycine', 'Glycine', 'g'],
  ['histidine', 'L-Histidine', 'g'],
  ['isoleucine', 'L-Isoleucine', 'g'],
  ['leucine', 'L-Leucine', 'g'],
  ['lysine', 'L-Lysine', 'g'],
  ['methionine', 'L-Methionine', 'g'],
  ['phenylalanine', 'L-Phenylalanine', 'g'],
  ['proline', 'L-Proline', 'g'],
  ['serine', 'L-Serine', 'g'],
  ['threonine', 'L-Threonine', 'g'],
  ['tryptophan', 'L-Tryptophan', 'g'],
  ['tyrosine', 'L-Tyrosine', 'g'],
  ['valine', 'L-Valine', 'g'],
] as const satisfies readonly Row[];

const OTHER = [
  ['choline', 'Choline', 'mg'],
  ['inositol', 'Inositol', 'mg'],
  ['carnitine', 'L-carnitine', 'mg', { also: ['carnitine'] }],
  ['taurine', 'Taurine', 'mg'],
  ['nucleotides', 'Nucleotides', 'mg'],
  ['water', 'Water', 'g'],
  ['osmolality', 'Osmolality', 'mOsm/kg H2O', { additive: false }],
  ['osmolarity', 'Osmolarity', 'mOsm/l', { additive: false }],
  ['renalSoluteLoad', 'Potential renal solute load', 'mOsm/l', { additive: false }],
  ['ketogenicRatio', 'Ketogenic ratio', ':1', { additive: false }],
  ['residualPhenylalanine', 'Phenylalanine', 'mg'],
] as const satisfies readonly Row[];

type IdOf<Rows extends readonly Row[]> = Rows[number][0];
export type MineralId = IdOf<typeof MINERALS>;
export type VitaminId = IdOf<typeof VITAMINS>;
type NutrientId = IdOf<typeof MACRO> | IdOf<typeof AMINO_ACIDS> | MineralId | VitaminId | IdOf<typeof OTHER>;

/** Every nutrient the app knows, in the order of a food-information label (EU 1169/2011, Annex XV). */
export const NUTRIENTS: readonly Nutrient[] = [
  ...group('macroNutrients', MACRO),
  ...group('aminoAcids', AMINO_ACIDS),
  ...group('minerals', MINERALS),
  ...group('vitamins', VITAMINS),
  ...group('otherNutrientInformation', OTHER),
];

const BY_ID = new Map<string, Nutrient>(NUTRIENTS.map((nutrient) => [nutrient.id, nutrient]));

/** Keyed within a group, because phenylalanine is both an amino acid row and a residue row. */
const BY_NAME = new Map(
  NUTRIENTS.flatMap((nutrient) =>
    [normalName(nutrient.name), ...nutrient.aliases].map(
      (name) => [`${nutrient.group} ${name}`, nutrient] as const,
    ),
  ),
);

export function nutrientById(id: string): Nutrient | undefined {
  return BY_ID.get(id);
}

/** A catalogue repeats a hundred row names for every product: each spelling is resolved once. */
const MEANINGS = new Map(NUTRIENT_GROUPS.map((each) => [each, new Map<string, Nutrient | undefined>()]));
/** Far above the number of names in any real catalogue; invented names must not fill the memory. */
const MOST_MEANINGS = 5000;

/** The nutrient a label row means, or undefined when the app has no canonical row for it. */
export function nutrientByName(nutrientGroup: NutrientGroup, name: string): Nutrient | undefined {
  const known = MEANINGS.get(nutrientGroup);
  if (known?.has(name)) return known.get(name);
  const normal = normalName(name);
  const nutrient =
    BY_NAME.get(`${nutrientGroup} ${normal}`) ?? BY_NAME.get(`${nutrientGroup} ${withoutQualifier(normal)}`);
  if (known && known.size < MOST_MEANINGS) known.set(name, nutrient);
  return nutrient;
}

/** Names are compared without case, the "of which" of a sub-row, the "L-" of an amino acid, or double spaces. */
export function normalName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^of which /, '')
    .replace(/^l-/, '');
}

/** "Osmolality (as made up)" is osmolality; "Thiamin (B1)" was found before this point. */
function withoutQualifier(normal: string): string {
  return normal.replace(/\s*\(.*\)\s*$/, '');
}

function group<Id extends NutrientId>(nutrientGroup: NutrientGroup, rows: readonly Row<Id>[]): Nutrient[] {
  return rows.map(([id, name, unit, options = {}]) => ({
    id,
    name,
    group: nutrientGroup,
    unit,
    parent: options.parent ?? null,
    additive: options.additive ?? true,
    aliases: (options.also ?? []).map(normalName),
  }));
}
