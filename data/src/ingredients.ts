import type { ClassGroup, DemonstrationProduct, ProductClass } from './product-class.ts';

const PROTEIN_SOURCE: Record<string, string> = {
  'cows-milk': 'Milk proteins',
  whey: 'Whey protein (milk)',
  'infant-whey-dominant': 'Skimmed milk and whey protein (milk)',
  soya: 'Soya protein isolate and pea protein',
  'infant-aaf': 'L-amino acids',
  'gmp-pku': 'Whey glycomacropeptide (milk) with L-amino acids',
  'gmp-tyr': 'Whey glycomacropeptide (milk) with L-amino acids',
};

/** The carbohydrate a group is built on, and what comes after protein, fat and fibre. */
const BASE: Record<ClassGroup, { carbohydrate: string; rest: string[] }> = {
  'tube-adult': { carbohydrate: 'Maltodextrin', rest: ['Minerals', 'Vitamins'] },
  'tube-paed': { carbohydrate: 'Maltodextrin', rest: ['Minerals', 'Vitamins', 'Taurine and L-carnitine'] },
  infant: {
    carbohydrate: 'Glucose syrup',
    rest: ['Minerals', 'Vitamins', 'Choline, inositol, taurine and L-carnitine'],
  },
  ons: { carbohydrate: 'Glucose syrup and sucrose', rest: ['Minerals', 'Vitamins'] },
  'ons-powder': { carbohydrate: 'Dried glucose syrup and sucrose', rest: ['Minerals', 'Vitamins'] },
  'ons-semisolid': {
    carbohydrate: 'Glucose syrup and sucrose',
    rest: ['Modified starch', 'Minerals', 'Vitamins'],
  },
  modular: { carbohydrate: '', rest: [] },
  ketogenic: { carbohydrate: '', rest: ['Minerals', 'L-cystine and L-tryptophan', 'Vitamins'] },
  renal: { carbohydrate: 'Glucose syrup', rest: ['Reduced mineral blend', 'L-amino acids', 'Vitamins'] },
  thickener: { carbohydrate: '', rest: [] },
  'low-protein-food': {
    carbohydrate: 'Maize, potato or tapioca starch',
    rest: ['Vegetable gums and psyllium', 'Salt'],
  },
  metabolic: { carbohydrate: 'Sugar or maltodextrin', rest: ['Minerals', 'Vitamins'] },
};

/** Classes made of one thing. */
const SINGLE: Record<string, string[]> = {
  'mod-glucose-powder': ['Dried glucose syrup'],
  'mod-glucose-liquid': ['Water', 'Glucose syrup', 'Acidity regulator', 'Flavouring'],
  'mod-er-powder': ['Dried glucose syrup'],
  'mod-mct-oil': ['Medium-chain triglycerides from coconut or palm kernel oil'],
  'mod-mct-emulsion': ['Water', 'Medium-chain triglycerides', 'Emulsifier', 'Stabiliser'],
  'mod-lct-emulsion': ['Water', 'Refined rapeseed and sunflower oils', 'Emulsifier', 'Stabiliser'],
  'mod-fat-protein-shot': ['Water', 'Refined vegetable oils', 'Glucose syrup', 'Milk proteins'],
  'mod-fat-protein-powder': ['Vegetable oil powder', 'Milk proteins', 'Dried glucose syrup'],
  'mod-carb-fat-powder': ['Dried glucose syrup', 'Refined vegetable oils', 'Emulsifier'],
  'mod-protein-powder': ['Milk proteins'],
  'mod-micronutrient': ['Dried glucose syrup', 'Minerals', 'Trace elements', 'Vitamins'],
  'keto-mct-20': ['Water', 'Medium-chain triglycerides', 'Emulsifier', 'Stabiliser'],
  'thickener-gum': ['Maltodextrin', 'Thickener: xanthan gum', 'Potassium chloride'],
  'thickener-starch': ['Modified maize starch'],
  'lpf-milk-drink': [
    'Water',
    'Vegetable oil',
    'Lactose and milk minerals (milk)',
    'Glucose syrup',
    'Emulsifier',
  ],
  'met-other-gsd-starch': ['Hydrothermally treated waxy maize starch'],
  'met-other-single-aa': ['Maltodextrin', 'L-isoleucine'],
  'met-other-lcpufa': ['Dried glucose syrup', 'Fish oil and single-cell oil', 'Milk protein'],
};

/** Less fat than this comes with the other ingredients. */
const OIL_FROM_GRAMS = 0.6;

/** Ingredients, one a line. Soya lecithin and fish oil are named exactly where the allergen is declared. */
export function ingredients(product: DemonstrationProduct, pattern: ProductClass): string[] {
  const single = SINGLE[pattern.key];
  const list = single ?? composed(product, pattern);
  return [
    ...list,
    ...(pattern.allergens.includes('Fish') && !list.some((item) => /fish/i.test(item)) ? ['Fish oil'] : []),
    ...(pattern.allergens.includes('Soya') && !list.some((item) => /soya/i.test(item))
      ? ['Emulsifier: soya lecithin']
      : []),
  ];
}

/** Water first, then carbohydrate, protein, fat, fibre and the small things, as their weights usually fall. */
function composed(product: DemonstrationProduct, pattern: ProductClass): string[] {
  const typical = (id: string) => pattern.nutrients[id]?.[0] ?? 0;
  const { carbohydrate, rest } = BASE[pattern.group];
  const liquid = pattern.basis === 'ml' || pattern.group === 'ons-semisolid' || pattern.group === 'ons';
  const flavoured = product.flavours.some((flavour) => !/^(?:unflavoured|neutral|plain)$/i.test(flavour));
  return [
    ...(liquid ? ['Water'] : []),
    ...(pattern.proteinLabel === 'Protein equivalent'
      ? [protein(pattern), carbohydrate]
      : [carbohydrate, protein(pattern)]),
    ...(typical('fat') >= OIL_FROM_GRAMS ? [oil(pattern)] : []),
    ...(typical('fibre') > 0 && pattern.group !== 'low-protein-food' ? [fibre(pattern)] : []),
    ...rest,
    ...(flavoured ? ['Flavouring, and sweetener where needed'] : []),
  ].filter((item) => item !== '');
}

function protein({ aminoAcids, key }: ProductClass): string {
  if (aminoAcids === null) return '';
  if (aminoAcids === 'whey' && /peptide|ehf/.test(key)) return 'Hydrolysed whey protein (milk)';
  return PROTEIN_SOURCE[aminoAcids] ?? 'L-amino acids';
}

function oil({ nutrients, group }: ProductClass): string {
  if (group === 'low-protein-food') return 'Vegetable fat';
  const [fat = 0, mct = 0] = [nutrients['fat']?.[0], nutrients['mct']?.[0]];
  return mct > fat / 4 ? 'Medium-chain triglycerides and vegetable oils' : 'Vegetable oils';
}

function fibre({ allergens }: ProductClass): string {
  return allergens.includes('Soya')
    ? 'Fibre blend (inulin, gum arabic, soya polysaccharide)'
    : 'Fibre blend (inulin, gum arabic)';
}
