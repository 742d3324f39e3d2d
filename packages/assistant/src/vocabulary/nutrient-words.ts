import { MG_PER_MMOL } from '@dietetic/clinical';
import { NUTRIENTS } from '../catalogue.ts';
import { phraseBook, type PhraseBook, phraseTable, singular, wordSet, wordsIn } from '../language/phrases.ts';
import { phraseText, wordsOf } from '../language/words.ts';

/** What people call a nutrient besides its name on the label, by nutrient id. */
const ALSO_CALLED = new Map(
  phraseTable(`
energyKcal: energy|kcal|calorie|cals|cal|energy content|calorific value|calorific|caloric
energyKj: kj|kilojoule|energy in kj
fat: fats|lipid
saturates: saturated|saturated fats|sat fat|sats|saturated fatty acids
monounsaturates: monounsaturated|monounsaturated fat|mufa
polyunsaturates: polyunsaturated|polyunsaturated fat|pufa
mct: mct fat|mcts|medium chain fat
linoleicAcid: linoleic|la
alphaLinolenicAcid: alpha linolenic|ala|linolenic acid|linolenic
dha: docosahexaenoic
arachidonicAcid: arachidonic|aa
carbohydrate: carb|cho|carbohydrate content
sugars: sugars content|sugary|sweet
lactose: milk sugar
polyols: polyol|sweetener alcohols
fibre: roughage|fibres
protein: proteins|pro|prot|protien|protein content|pe|protein equivalents|protein equiv|protein equivs
salt: nacl|salty|saltier
sodium: na
potassium: k
chloride: cl|chlorides
calcium: ca
phosphorus: phos|po4|phosphates
magnesium: mg content|mag
iron: fe
zinc: zn
copper: cu
manganese: mn
molybdenum: mo
selenium: se
chromium: cr
iodine: iodide
vitaminA: retinol
vitaminD: d3|vitd|cholecalciferol
vitaminE: tocopherol
vitaminK: k1|phylloquinone
vitaminC: ascorbic acid|vitc
thiamin: b1
riboflavin: b2
niacin: b3|nicotinic acid
vitaminB6: b6|pyridoxine
folate: folic|vitamin b9|b9
vitaminB12: b12|cobalamin
biotin: vitamin b7|b7
pantothenicAcid: pantothenate|b5|pantothenic
nucleotides: nucleotide
water: free water|moisture|and fluid|fluids|fluid in|fluid is in|fluid are in|fluid does a|fluid from|fluid content|fluid per
osmolality: osmolar|osmotic|osmo|osm|osmolalty|mosm kg|mosm , kg
osmolarity: mosm l|mosm , l
renalSoluteLoad: renal solute load|prsl|solute load|rsl
ketogenicRatio: keto ratio|ratio
phenylalanine: phe
residualPhenylalanine: residual phe|residual phenylalanine
leucine: leu
isoleucine: ile
valine: val
tryptophan: trp
lysine: lys
methionine: met
cystine: cys
arginine: arg
glutamine: gln
threonine: thr
histidine: l histidine
`),
);

/** Asked for like nutrients, but without a row in the catalogue. One that gets a row drops out by itself. */
const NUTRIENTS_WITHOUT_ROW =
  'epa|omega 3|omega 6|omega|cholesterol|trans fat|caffeine|nitrogen|creatine|lutein|lycopene|beta carotene|carotenoids|fructose|glucose|sucrose|galactose|oxalate|purine|purines|gos|fos|inulin|prebiotics|probiotics|prebiotic|probiotic|nitrate|sulphate|aspartame|sucralose|acesulfame|sorbitol|xylitol|mannitol|maltitol|erythritol|polyol|fodmap|carrageenan|saccharin|stevia|alcohol|glycaemic index|gi|bicarbonate|ph|viscosity|vitamin b17';

/** "his", "met", "val" and others are ordinary words too: they count only beside a word about amino acids. */
const ALSO_ORDINARY_WORDS = wordSet('his met val la aa se mo cr na k ca cl pe mag arg gi ph');

/** mg per mmol, from IUPAC's conventional atomic masses. Other nutrients are not given in mmol. */
export const MG_PER_MMOL_OF: Readonly<Partial<Record<string, number>>> = {
  ...MG_PER_MMOL,
  calcium: 40.08,
  magnesium: 24.31,
};

/** Several nutrients asked for with one word. */
export const NUTRIENT_GROUPS = phraseTable(`
sodium potassium chloride calcium phosphorus magnesium: electrolyte
sodium potassium chloride calcium phosphorus magnesium iron zinc copper manganese fluoride molybdenum selenium chromium iodine: mineral|trace elements
vitaminA vitaminD vitaminE vitaminK vitaminC thiamin riboflavin niacin vitaminB6 folate vitaminB12 biotin pantothenicAcid: vitamins
vitaminA vitaminD vitaminE vitaminK vitaminC thiamin riboflavin niacin vitaminB6 folate vitaminB12 biotin pantothenicAcid sodium potassium chloride calcium phosphorus magnesium iron zinc copper manganese molybdenum selenium chromium iodine: micronutrients|micros|vitamins and minerals|vitamins and mins|vits and mins
energyKcal protein carbohydrate fat fibre: nutrition|nutritional|nutritionally|nutritional values|
  nutritional breakdown|nutrition values|nutritional information|nutritional content|nutrition facts|nutrients|
  macronutrients|macros|breakdown|profile|analysis|values|amino acids|amino acid profile
`).map(([ids, phrases]) => [wordsIn(ids), phrases] as const);

/** Regulation (EU) No 1169/2011, annex XIV. */
export const KCAL_PER_GRAM = { protein: 4, carbohydrate: 4, sugars: 4, fat: 9, saturates: 9 } as const;
export const kcalPerGramOf = (id: string | null): number | undefined =>
  (KCAL_PER_GRAM as Readonly<Record<string, number>>)[id ?? ''];

/** "NPC:N", as it reads after normalisation. */
export const ENERGY_TO_NITROGEN = 'non-protein energy to nitrogen';
/** "Kcal:N": from all energy. */
export const ALL_ENERGY_TO_NITROGEN = 'energy to nitrogen';

export type NutrientWord = { kind: 'known'; id: string } | { kind: 'no-row'; name: string };

/** Chemical symbols, which before "in" or "per" always mean a nutrient. */
export const isSymbol = (phrase: string): boolean =>
  /^(?:na|k|ca|cl|cr|mo|se|pe|mag|ph|po4|fe|zn)$/u.test(phrase);

export const isAlsoOrdinaryWord = (phrase: string): boolean => ALSO_ORDINARY_WORDS.has(phrase);

export const NUTRIENT_WORDS: PhraseBook<NutrientWord> = phraseBook(nutrientPhrases(NUTRIENTS));

export function* nutrientPhrases(nutrients: typeof NUTRIENTS): Generator<readonly [string, NutrientWord]> {
  const known = new Set<string>();
  for (const nutrient of nutrients) {
    const word = { kind: 'known', id: nutrient.id } as const;
    const names = [nutrient.name, ...nutrient.aliases].map((name) => name.replace(/^of which /u, ''));
    for (const name of [...names, ...(ALSO_CALLED.get(nutrient.id) ?? [])]) {
      const phrase = phraseText(wordsOf(name));
      // "Phenylalanine" means the amino acid; the residual row has its own name.
      if (nutrient.id === 'residualPhenylalanine' && phrase === 'phenylalanine') continue;
      known.add(singular(phrase));
      yield [phrase.replace(/^l (?=[a-z])/u, ''), word];
      if (phrase.startsWith('l ')) yield [phrase, word];
    }
  }
  yield ['npcn', { kind: 'no-row', name: ENERGY_TO_NITROGEN }];
  yield ['kcaln', { kind: 'no-row', name: ALL_ENERGY_TO_NITROGEN }];
  for (const name of NUTRIENTS_WITHOUT_ROW.split('|'))
    if (!known.has(singular(name))) yield [name, { kind: 'no-row', name }];
}
