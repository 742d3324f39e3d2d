// Longer than other files: tables of words, side by side.
import { phraseTable } from '../language/phrases.ts';
import type { Criterion, BareCriterion } from '../message/query.ts';

/** Stands for all allergens. */
export const ANY_ALLERGEN = 'Any';

type CriterionPhrases = readonly (readonly [
  criterion: BareCriterion<Criterion>,
  phrases: readonly string[],
])[];

const criteriaTable = (kind: Criterion['kind'], table: string): CriterionPhrases =>
  phraseTable(table).map(([value, phrases]) => [{ kind, value } as BareCriterion<Criterion>, phrases]);

const TUBES = ['tube', 'ng', 'ngt', 'nj', 'njt', 'peg', 'rig', 'jej', 'gastrostomy', 'nasogastric tube'];
/** "Down a PEG", "via the NG". */
const BY_TUBE: readonly string[] = ['down', 'through', 'via'].flatMap((by) =>
  ['', 'a ', 'an ', 'the '].flatMap((article) => TUBES.map((tube) => `${by} ${article}${tube}`)),
);

/** Criteria for products, with the words for each; the names of allergens are those of the product data. */
export const CRITERIA_WORDS: CriterionPhrases = [
  [{ kind: 'form', value: 'tube-feed' }, BY_TUBE],
  ...criteriaTable(
    'form',
    `
tube-feed: tube-feed|tube feed|tube feeding|tubefeed|enteral feed|peg feed|ng feed|nj feed|jej feed|gastrostomy feed|nasogastric feed|tube|enteral|
  pump feed|for the pump|for a pump|for pumps|via the pump|via a pump|through a pump|by pump|pump feeding
oral-nutritional-supplement: oral-nutritional-supplement|oral nutritional supplement|oral supplement|ons|sip feed|sipfeed|supplement|
  sip|supplement drink
powder-and-tablets: powder-and-tablets|powder|powdered|powdery
liquid: liquid|ready to drink|ready to feed|ready to use|rtd|ready made|ready mixed|premixed|pre mixed|no mixing|nothing mixing|need nothing mixing|without mixing|dont need mixing|doesnt need mixing|dont need making up|dont have to mix|do not need mixing
drink: drink|sip drink|shake drink
feed: feeds
infant-formula: infant formula|infant powder|infant milk|baby formula|baby milk|first formula|formula milk|milks
protein-substitute: protein substitute|substitute|protein sub|sub|subs|amino acid supplement
metabolic: metabolic|metabolic product|metabolic disorder|metabolic condition|inborn error|imd|inherited metabolic disorder|inherited metabolic
food: food
pudding: pudding|pud|dessert|semi solid
`,
  ),
  ...criteriaTable(
    'disorder',
    `
pku: pku|phenylketonuria|hyperphenylalaninaemia
ga1: ga1|ga 1|glutaric aciduria|glutaric acidaemia
hcu: hcu|homocystinuria
iva: iva|isovaleric acidaemia|isovaleric
mma-pa: mma-pa|mma|pa|mma pa|mmapa|mma , pa|methylmalonic|propionic
msud: msud|maple syrup urine disease|maple syrup
nkh: nkh|non ketotic hyperglycinaemia|nonketotic hyperglycinaemia|hyperglycinaemia
sod: sod|sulphite oxidase deficiency|sulphite oxidase
tyr: tyr|tyrosinaemia|tyrosinaemia type 1
ucd: ucd|urea cycle|urea cycle disorder|otc deficiency
`,
  ),
  ...criteriaTable(
    'diet',
    `
vegetarian: vegetarian|veggie
vegan: vegan|plant based|plantbased
kosher: kosher|jewish
halal: halal|muslim
`,
  ),
  ...criteriaTable(
    'allergen',
    `
Celery: celery|celeriac
Cereals containing gluten: cereals containing gluten|gluten|wheat|barley|rye|oats|coeliac
Crustaceans: crustacean|shellfish|prawns|shrimp|crab
Eggs: eggs|egg
Fish: fish|fish oil
Lupin: lupin
Milk: milk|milk based|dairy|cows milk|cow milk|milk protein|casein|whey|cmp|cows milk protein
Molluscs: mollusc|mussels|oysters
Mustard: mustard
Nuts: nuts|nut|tree nuts|almond|hazelnut|walnut|cashew
Peanuts: peanut|groundnut
Sesame: sesame
Soya: soya|soya based|soybean|soya lecithin
Sulphur dioxide and sulphites: sulphur dioxide and sulphites|sulphite|sulphur dioxide
`,
  ),
  // Types of product that no filter of the app has.
  ...criteriaTable(
    'type',
    `
plant protein: plant protein|pea protein|plant
whole protein: whole protein|whole proteins|intact protein|polymeric
peptide: peptide|semi elemental|peptide based
extensively hydrolysed: extensively hydrolysed|ehf|extensive hydrolysate
hydrolysed: hydrolysed|hydrolysate|hydrolysed protein
amino acid: amino acid|amino acid based|elemental|aaf|amino acid formula
cows' milk allergy: cows' milk allergy|cows milk allergy|cow milk allergy|cmpa|cma|milk allergy|
  cows milk protein allergy|milk protein allergy|hypoallergenic
ketogenic: ketogenic|keto|ketogenic diet
dialysis: dialysis|haemodialysis|dialysed
before dialysis: before dialysis|pre dialysis|predialysis
renal: renal|kidney|ckd|kidney disease|chronic kidney disease|renal failure
low in potassium and phosphate: low in potassium and phosphate|low electrolyte|low potassium|low phosphate|low k|
  low phosphorus
thickener: thickener|thickening powder|thicken drinks|thicken fluids|to thicken|for thickening|thickening tea|thickening drinks|thickening fluids|thickening coffee|thickens drinks|thickens fluids
pre-thickened: pre-thickened|pre thickened|prethickened|already thickened|come thickened|comes thickened|thickened drink|ready thickened|thickened supplement
dysphagia: dysphagia|swallowing problems|swallowing difficulty
juice: juice|juice type|hates milky|hate milky|dislikes milky|sick of milky|fed up of milky|fed up with milky|dont like milky|
  doesnt like milky|cant stand milky|no milky|non milky|not milky|are not milky|is not milky|not too milky|isnt milky|arent milky|not milkshake style|juice style|juicy|clear drink|juice based
yogurt: yogurt|yogurt style
shake: shake|milkshake|milkshake style|milkshake type|powdered shake
pudding style: pudding style|custard|creme
low protein: low protein|low pro|low prot
bread: bread|loaf|rolls
pasta: pasta|penne|spaghetti
biscuit: biscuit|cookie
cereal: cereal|breakfast cereal|cereal loops
flour: flour|flour mix
egg: egg replacer|egg substitute
glucose polymer: glucose polymer|carbohydrate supplement|carbohydrate module
fat emulsion: fat emulsion|lct emulsion
protein powder: protein powder|protein supplement powder|protein module
glycomacropeptide: glycomacropeptide|gmp|gmp based
modular: modular|modulars|module|modular product|modular supplement
emergency regimen: emergency regimen|emergency feed|er powder
preterm: preterm|premature|prem
glycogen storage disease: gsd|glycogen storage|glycogen storage disease|glycogen storage disorder
`,
  ),
  ...criteriaTable(
    'country',
    `
uk: uk|england|scotland|wales|britain|great britain|united kingdom|northern ireland|the north|belfast|derry|london|
  glasgow|edinburgh|cardiff|nhs|gb
roi: roi|ireland|republic of ireland|republic|irish|eire|hse|dublin|cork|galway|limerick
`,
  ),
  // No product is savoury today.
  ...criteriaTable(
    'flavour',
    `
savoury: savoury|savory
fruit: fruity|fruit flavour|fruit flavoured|fruit flavoring|fruit tasting
`,
  ),
  ...criteriaTable(
    'claim',
    `
high protein: high protein|higher protein|high in protein|protein rich|rich in protein|hi protein
high energy: high energy|higher energy|high calorie|energy dense|calorie dense|high in energy|high kcal|energy rich
`,
  ),
];

/** About a named product these are questions; about products in general they are criteria. */
export const LIST_WORDS: CriterionPhrases = [
  [
    { kind: 'allergen', value: ANY_ALLERGEN },
    ['allergen', 'declared allergen', 'major allergen', 'listed allergen'],
  ],
  [
    { kind: 'flavour', value: 'unflavoured' },
    [
      'without added flavour',
      'without added flavours',
      'no added flavour',
      'no added flavours',
      'without flavouring',
      'no flavouring',
      'no added flavouring',
      'plain flavour',
      'no flavour',
      'natural flavour',
      'flavourless',
    ],
  ],
  ...criteriaTable(
    'type',
    `
pre-thickened: thickened|thick
`,
  ),
  ...criteriaTable(
    'ingredient',
    `
gelatin: gelatine|gelatin
pork: pork
beef: beef
lanolin: lanolin
palm oil: palm oil
gum: gum
sweetener: sweetener
colour: colour|colouring
preservative: preservative
emulsifier: emulsifier
`,
  ),
  ...criteriaTable(
    'container',
    `
tablet: tablet|tabs
bar: bar
bottle: bottle
pouch: pouch|pouches
carton: carton
tin: tin
sachet: sachet
pot: pot
tub: tub
pack: bag
`,
  ),
  [
    { kind: 'complete' },
    [
      'nutritionally complete',
      'complete',
      'complete feed',
      'complete nutrition',
      'sole source',
      'sole source of nutrition',
      'only source of nutrition',
      'only source',
      'sole nutrition',
    ],
  ],
  [{ kind: 'sample' }, ['sample', 'samples available', 'sampled']],
  ...criteriaTable(
    'scheme',
    `
acbs: acbs|covered by acbs|covered by the acbs|acbs prescribable|acbs list|acbs approved|acbs listed|acbs approval|acbs listing|approved for acbs|approved by acbs|prescribable|fp10|prescription
gms: gms|covered on the gms|covered by the gms|covered on gms|covered by gms|covered under the gms|on the gms|gms covered|paid for by the hse|gms reimbursed|gms reimbursable|gms list|gms listed|gms approved|gms approval|approved for gms|approved by gms|hse approved|hse approval|reimbursed|reimbursable|medical card
`,
  ),
  ...criteriaTable(
    'iddsi',
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((level) => `${level}: level ${level}|iddsi level ${level}|iddsi ${level}`)
      .join('\n'),
  ),
];

/** Feeds and supplements of none of these types contain whole protein. */
export const NOT_WHOLE_PROTEIN = ['peptide', 'hydrolysed', 'amino acid', 'glycomacropeptide'] as const;

type TypePattern = { pattern: string; isIndication: boolean };
/** How a type is written in descriptions and first indications, where that differs from its name. */
const SPELLING_OF_TYPE: Readonly<Record<string, string>> = {
  hydrolysed: 'hydrolys|peptide',
  'amino acid': 'amino-acid based|amino acid (?:based|formula|feed)',
  "cows' milk allergy": 'milk (?:protein )?allergy',
  dialysis: '(?<!before )(?:haemo)?dialysis',
  renal: 'renal|kidney|low in potassium',
  'low in potassium and phosphate': 'low in potassium',
  thickener: 'thicken(?:er|s|ing)',
  'pre-thickened': 'thickened|thick level|iddsi level',
  yogurt: 'yogh?urt',
  'pudding style': 'pudding|semi-solid|ready-to-eat',
  'low protein': 'low[- ]protein',
  bread: 'bread|loaf|rolls',
  biscuit: 'biscuit|cookie',
  egg: 'egg replacer',
  pasta: 'pasta|penne',
  'glucose polymer': 'glucose|carbohydrate',
  'fat emulsion': 'emulsion',
  'emergency regimen': 'emergency',
  'glycogen storage disease': 'glycogen|gsd',
  modular:
    'glucose polymer|(?:emulsion|powder|supplement) of (?:carbohydrate|fat|long|medium)|triglyceride oil|(?<!low[- ])protein powder',
  'protein powder': '(?<!low[- ])protein powder',
};
const INDICATION_TYPES: ReadonlySet<string> = new Set([
  "cows' milk allergy",
  'dialysis',
  'before dialysis',
  'dysphagia',
  'emergency regimen',
  'preterm',
]);
export const typeIsWrittenAs = (type: string): TypePattern => ({
  pattern: SPELLING_OF_TYPE[type] ?? type,
  isIndication: INDICATION_TYPES.has(type),
});
