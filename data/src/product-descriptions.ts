import { ageWords } from './age-words.ts';
import { labelNumber } from './label-number.ts';
import type { ClassGroup, DemonstrationProduct, ProductClass } from './product-class.ts';

const DISORDERS: Record<string, string> = {
  pku: 'phenylketonuria',
  msud: 'maple syrup urine disease',
  tyr: 'tyrosinaemia',
  hcu: 'homocystinuria',
  ga1: 'glutaric aciduria type 1',
  'mma-pa': 'methylmalonic or propionic acidaemia',
  iva: 'isovaleric acidaemia',
  nkh: 'non-ketotic hyperglycinaemia',
  sod: 'sulphite oxidase deficiency',
  ucd: 'urea cycle disorders',
};

/** What an amino acid mixture leaves out, by disorder. */
const LEFT_OUT: Record<string, string> = {
  pku: 'without phenylalanine and with added tyrosine',
  msud: 'without leucine, isoleucine and valine',
  tyr: 'without phenylalanine and tyrosine',
  hcu: 'without methionine and with added cystine',
  ga1: 'without lysine and low in tryptophan',
  'mma-pa': 'without methionine, threonine and valine and low in isoleucine',
  iva: 'without leucine',
  nkh: 'without glycine and serine',
  sod: 'without methionine and cystine',
  ucd: 'of essential amino acids only',
};

/** Glycomacropeptide carries a residue of what the amino acid mixtures leave out altogether. */
const LOW_IN: Record<string, string> = {
  pku: 'low in phenylalanine',
  tyr: 'low in phenylalanine and tyrosine',
};

/** The one disorder a substitute is for, or null for a product with wider use. */
export function disorderOf(product: DemonstrationProduct, pattern: ProductClass): string | null {
  const slug = disorderSlug(product, pattern);
  return slug === null ? null : (DISORDERS[slug] ?? null);
}

function disorderSlug(product: DemonstrationProduct, pattern: ProductClass): string | null {
  const slugs = product.categories.filter((slug) => slug in DISORDERS);
  const [only] = slugs;
  return pattern.proteinLabel === 'Protein equivalent' && slugs.length === 1 && only !== undefined
    ? only
    : null;
}

const STANDARD_USE =
  'short bowel syndrome, intractable malabsorption, inflammatory bowel disease, bowel fistula, dysphagia, disease-related malnutrition, the preparation of undernourished patients for surgery, and recovery from total gastrectomy';
const GROWTH_USE =
  'growth failure, disease-related malnutrition, short bowel syndrome, malabsorption, inflammatory bowel disease, bowel fistula and dysphagia';
const ABSORPTION_USE =
  'short bowel syndrome, intractable malabsorption, inflammatory bowel disease and bowel fistula';
const KETOGENIC_USE = 'drug-resistant epilepsy and other disorders in which a ketogenic diet is indicated';
const LOW_PROTEIN_USE =
  'phenylketonuria and other inborn errors of protein metabolism, and renal failure in which a low-protein diet is needed';
const ALLERGY_USE = 'cows’ milk allergy and multiple food protein intolerance';

const GROUP_USE: Partial<Record<ClassGroup, string>> = {
  'tube-adult': STANDARD_USE,
  'tube-paed': GROWTH_USE,
  ons: STANDARD_USE,
  'ons-powder': STANDARD_USE,
  'ons-semisolid': STANDARD_USE,
  ketogenic: KETOGENIC_USE,
  thickener: 'dysphagia, by thickening food and drink',
  'low-protein-food': LOW_PROTEIN_USE,
};

const CLASS_USE: Record<string, string> = {
  'tube-adult-2.0': `${STANDARD_USE}; continuous ambulatory peritoneal dialysis and haemodialysis`,
  'tube-adult-peptide-1.0': ABSORPTION_USE,
  'tube-adult-peptide-1.5': ABSORPTION_USE,
  'tube-adult-plant': `${STANDARD_USE}; intolerance of cows’ milk protein or lactose`,
  'tube-paed-peptide-1.0': ABSORPTION_USE,
  'tube-paed-peptide-1.5': ABSORPTION_USE,
  'infant-high-energy': `${GROWTH_USE}, in infants and young children`,
  'infant-high-energy-peptide': `${ABSORPTION_USE}, and disease-related malnutrition or growth failure`,
  'infant-aaf': `${ALLERGY_USE}, and other conditions in which an amino acid formula is indicated`,
  'infant-ehf': 'cows’ milk allergy, with or without other food intolerance',
  'infant-ehf-mct': 'disaccharide or whole-protein intolerance, or where medium-chain fat is indicated',
  'child-aaf': `${ALLERGY_USE}, in children`,
  'ons-2.0': `${STANDARD_USE}; continuous ambulatory peritoneal dialysis and haemodialysis`,
  'ons-2.0-fibre': `${STANDARD_USE}; continuous ambulatory peritoneal dialysis and haemodialysis`,
  'ons-pudding': `${STANDARD_USE}; continuous ambulatory peritoneal dialysis and haemodialysis`,
  'ons-powder-energy': `${STANDARD_USE}; cystic fibrosis`,
  'ons-thickened-2.4': 'dysphagia and disease-related malnutrition',
  'ons-paed-1.5': GROWTH_USE,
  'ons-paed-compact-2.4': GROWTH_USE,
  'mod-glucose-powder': 'disease-related malnutrition, malabsorption, and conditions that need extra energy',
  'mod-glucose-liquid': 'disease-related malnutrition, malabsorption, and conditions that need extra energy',
  'mod-er-powder': 'inborn errors of metabolism, as the emergency regimen',
  'mod-mct-oil':
    'fat malabsorption, chronic liver disease, the ketogenic diet and type I hyperlipoproteinaemia',
  'mod-mct-emulsion':
    'fat malabsorption, chronic liver disease, the ketogenic diet and type I hyperlipoproteinaemia',
  'mod-lct-emulsion': 'disease-related malnutrition, malabsorption, and conditions that need extra fat',
  'mod-fat-protein-shot':
    'disease-related malnutrition, malabsorption, and conditions that need extra fat, protein and carbohydrate',
  'mod-fat-protein-powder':
    'disease-related malnutrition, malabsorption, and conditions that need extra fat, protein and carbohydrate',
  'mod-carb-fat-powder':
    'disease-related malnutrition, malabsorption, and conditions that need energy without protein',
  'mod-protein-powder': 'biochemically proven hypoproteinaemia',
  'mod-micronutrient': 'restrictive therapeutic diets of infants and children',
  'keto-mct-20': 'epilepsy treated with a ketogenic diet',
  'renal-paed-powder': 'chronic kidney disease in infants and children up to 10 years',
  'renal-paed-liquid': 'chronic kidney disease in children over 3 years',
  'renal-adult-dialysis':
    'dialysis and chronic kidney disease in which fluid and electrolytes are restricted and energy needs are high',
  'renal-adult-predialysis': 'chronic kidney disease before dialysis',
  'met-other-mct-formula':
    'long-chain fatty acid oxidation disorders, chylothorax, lipoprotein lipase deficiency and other conditions that need little long-chain and much medium-chain fat',
  'met-other-gsd-starch': 'glycogen storage disease and other conditions with fasting hypoglycaemia',
  'met-other-single-aa': 'inborn errors of amino acid metabolism in which isoleucine is prescribed by itself',
  'met-other-lcpufa': 'inborn errors of metabolism in which long-chain polyunsaturated fats are prescribed',
};

/** The indication as prescribed in the UK. */
export function indications(product: DemonstrationProduct, pattern: ProductClass): string {
  const disorder = disorderOf(product, pattern);
  const use = disorder ?? CLASS_USE[pattern.key] ?? GROUP_USE[pattern.group] ?? '';
  return `For the dietary management of ${use}. For use ${ageWords(product)}.`;
}

const WHAT: Record<ClassGroup, string> = {
  'tube-adult': 'A ready-to-use tube feed',
  'tube-paed': 'A ready-to-use feed for children',
  infant: 'A formula for infants and young children',
  ons: 'A ready-to-drink nutritional supplement',
  'ons-powder': 'A powdered nutritional supplement to make up with whole milk',
  'ons-semisolid': 'A ready-to-eat nutritional supplement',
  modular: 'A module to add energy or single nutrients to food, drinks and feeds',
  ketogenic: 'A high-fat, low-carbohydrate product for the ketogenic diet',
  renal: 'A nutritional product low in potassium and phosphate',
  thickener: 'A powder that thickens food and drink',
  'low-protein-food': 'A low-protein food',
  metabolic: 'A product for an inborn error of metabolism',
};

/** Where the class says more than its group. */
const CLASS_WHAT: Record<string, string> = {
  'tube-adult-peptide-1.0': 'A ready-to-use peptide tube feed',
  'tube-adult-peptide-1.5': 'A ready-to-use, energy-dense peptide tube feed',
  'tube-adult-plant': 'A ready-to-use tube feed with plant protein',
  'infant-aaf': 'An amino acid formula for infants',
  'infant-ehf': 'An extensively hydrolysed formula for infants',
  'infant-ehf-mct': 'An extensively hydrolysed formula for infants, with medium-chain fat',
  'child-aaf': 'An amino acid feed for children',
  'ons-juice-1.5': 'A juice style, fat-free nutritional supplement',
  'ons-yog-1.5': 'A yogurt style nutritional supplement',
  'ons-plant-1.5': 'A nutritional supplement with plant protein',
  'ons-thickened-2.4': 'A thickened nutritional supplement',
  'mod-glucose-powder': 'A glucose polymer powder',
  'mod-glucose-liquid': 'A glucose polymer liquid',
  'mod-er-powder': 'A measured sachet of carbohydrate for the emergency regimen',
  'mod-mct-oil': 'Medium-chain triglyceride oil',
  'mod-mct-emulsion': 'An emulsion of medium-chain triglycerides',
  'mod-lct-emulsion': 'An emulsion of long-chain fat',
  'mod-fat-protein-shot': 'A small-volume supplement of fat, protein and carbohydrate',
  'mod-carb-fat-powder': 'A protein-free powder of carbohydrate and fat',
  'mod-fat-protein-powder': 'A powder of fat, protein and carbohydrate',
  'mod-protein-powder': 'A protein powder',
  'mod-micronutrient': 'A powder of vitamins, minerals and trace elements',
  'keto-mct-20': 'A medium-chain fat drink for the ketogenic diet',
  'lpf-pasta-rice': 'A low-protein staple to cook like pasta or rice',
  'lpf-bread': 'Low-protein bread',
  'lpf-flour-mix': 'A low-protein flour mix',
  'lpf-biscuit': 'Low-protein biscuits',
  'lpf-milk-drink': 'A low-protein drink in place of milk',
  'lpf-egg-replacer': 'A low-protein powder in place of egg',
  'lpf-cereal': 'A low-protein breakfast cereal',
  'met-other-mct-formula': 'A formula with little long-chain and much medium-chain fat',
  'met-other-gsd-starch': 'A treated starch that releases glucose slowly',
  'met-other-single-aa': 'A measured sachet of isoleucine',
  'met-other-lcpufa': 'A measured sachet of DHA and ARA',
};

function whatItIs(product: DemonstrationProduct, pattern: ProductClass): string {
  const slug = disorderSlug(product, pattern);
  if (slug === null) return CLASS_WHAT[pattern.key] ?? WHAT[pattern.group];
  const disorder = DISORDERS[slug] ?? '';
  return pattern.aminoAcids?.startsWith('gmp')
    ? `A glycomacropeptide-based protein substitute ${LOW_IN[slug] ?? ''}, for ${disorder}`
    : `An amino acid mixture ${LEFT_OUT[slug] ?? ''}, for ${disorder}`;
}

/** The short description for professionals, in each locale. */
export function descriptions(
  product: DemonstrationProduct,
  pattern: ProductClass,
  values: ReadonlyMap<string, number>,
): Record<string, string> {
  const protein = values.get('protein') ?? 0;
  const strength = [
    `${labelNumber(values.get('energyKcal') ?? 0, true)} kcal`,
    `${labelNumber(protein)} g ${pattern.proteinLabel.toLowerCase()}`,
    ...((values.get('fibre') ?? 0) > 0 ? [`${labelNumber(values.get('fibre') ?? 0)} g fibre`] : []),
  ].join(', ');
  const thickness = pattern.iddsiLevel === null ? '' : ` Texture: IDDSI level ${pattern.iddsiLevel}.`;
  const facts = `${whatItIs(product, pattern)}. Per 100 ${pattern.basis}: ${strength}.${thickness} For use ${ageWords(product)}.`;
  const demonstration = 'Demonstration product, not for patient care.';
  return {
    'en-GB': `${facts} ${product.acbs ? 'ACBS approved for the listed indications. ' : ''}${demonstration}`,
    'en-IE': `${facts} ${product.gms ? 'Reimbursable under the GMS scheme. ' : ''}${demonstration}`,
  };
}
