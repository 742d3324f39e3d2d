import type { ClassGroup, ProductClass } from './product-class.ts';

const PROTEIN_SOURCE: Record<string, string> = {
  'cows-milk': 'Milk proteins',
  whey: 'Hydrolysed whey protein (milk)',
  'infant-whey-dominant': 'Skimmed milk and whey protein (milk)',
  soya: 'Soya protein isolate and pea protein',
  'infant-aaf': 'L-amino acids',
  'gmp-pku': 'Whey glycomacropeptide (milk) with L-amino acids',
  'gmp-tyr': 'Whey glycomacropeptide (milk) with L-amino acids',
};

const BASE: Record<ClassGroup, string[]> = {
  'tube-adult': ['Water', 'Maltodextrin', 'Rapeseed and sunflower oils', 'Minerals', 'Vitamins'],
  'tube-paed': ['Water', 'Maltodextrin', 'Vegetable oils', 'Minerals', 'Vitamins', 'Taurine and L-carnitine'],
  infant: [
    'Glucose syrup',
    'Vegetable oils',
    'Minerals',
    'Vitamins',
    'Choline, inositol, taurine, L-carnitine',
  ],
  ons: ['Water', 'Glucose syrup', 'Sucrose', 'Vegetable oils', 'Minerals', 'Flavouring', 'Vitamins'],
  'ons-powder': [
    'Dried glucose syrup',
    'Sucrose',
    'Vegetable oil powder',
    'Flavouring',
    'Minerals',
    'Vitamins',
  ],
  'ons-semisolid': [
    'Water',
    'Glucose syrup',
    'Sucrose',
    'Vegetable oils',
    'Modified starch',
    'Minerals',
    'Vitamins',
  ],
  modular: [],
  ketogenic: ['Refined vegetable oils', 'Minerals', 'L-cystine and L-tryptophan', 'Vitamins'],
  renal: ['Glucose syrup', 'Vegetable oils', 'Reduced mineral blend', 'L-amino acids', 'Vitamins'],
  thickener: [],
  'low-protein-food': [
    'Maize, potato or tapioca starch',
    'Vegetable fat',
    'Vegetable gums and psyllium',
    'Salt',
  ],
  metabolic: [
    'Sugar or maltodextrin',
    'Minerals',
    'Vitamins',
    'Flavouring and sweetener in flavoured versions',
  ],
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

/** Ingredients, one a line. Soya lecithin and fish oil are named exactly where the allergen is declared. */
export function ingredients(pattern: ProductClass): string[] {
  const single = SINGLE[pattern.key];
  const template = pattern.aminoAcids ?? '';
  const protein = template === '' ? undefined : (PROTEIN_SOURCE[template] ?? 'L-amino acids');
  const list = single ?? [...(protein === undefined ? [] : [protein]), ...BASE[pattern.group]];
  const hasFibre = (pattern.nutrients['fibre']?.[0] ?? 0) > 0;
  return [
    ...list,
    ...(hasFibre && single === undefined && pattern.group !== 'low-protein-food'
      ? [
          pattern.allergens.includes('Soya')
            ? 'Fibre blend (inulin, gum arabic, soya polysaccharide)'
            : 'Fibre blend',
        ]
      : []),
    ...(pattern.allergens.includes('Fish') && !list.some((item) => /fish/i.test(item)) ? ['Fish oil'] : []),
    ...(pattern.allergens.includes('Soya') && !list.some((item) => /soya/i.test(item))
      ? ['Emulsifier: soya lecithin']
      : []),
  ];
}
