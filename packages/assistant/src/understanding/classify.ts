import type { Intent } from '../answers/answer.ts';
import type { Question } from './question.ts';

type Rule = readonly [intent: Intent, pattern: RegExp];

/** What is asked of a product that was named; the first that fits. */
const OF_A_PRODUCT: readonly Rule[] = [
  ['product.sample', /\b(?:samples?|trial pack|tester|testers|try out)\b/u],
  [
    'stock.query',
    /\b(?:stock|in stock|out of stock|stocked|supply|shortage|deliver|delivery|delivered|lead time|back order|discontinued|wholesaler)\b/u,
  ],
  [
    'product.codes',
    /\b(?:codes?|pip|(?:gms|order|product|pip|item) (?:no|num|number|ref)|how (?:do|can) (?:i|we) order|order number|order no|product number|gms number|sku|barcode|ean)\b/u,
  ],
  [
    'product.reimbursement',
    /\b(?:acbs|gms|hse|reimburs\w*|prescri\w+|fp10|fp 10|drug tariff|medical card|list [ab]|borderline|nhs|on script|approved|approval)\b/u,
  ],
  [
    'product.availability',
    /\b(?:availab\w*|sold|sell|buy|supplied|licensed|marketed|get hold of|do you (?:do|have|stock|sell) _)\b/u,
  ],
  [
    'product.indication',
    /\b(?:indicat\w+|used for|use for|(?:what|who|whom|whos|whats) (?:is |are )?_ (?:meant |intended |suitable |designed )?for|purpose|why (?:would|do|should|is|use)|meant for|intended for|when (?:to|do i|would i|is) (?:use|_)|whats _ for)\b/u,
  ],
  [
    'product.contraindication',
    /\b(?:contra ?indicat\w*|contra|precautions?|warnings?|cautions?|avoid(?:ed)?|not (?:be |to )?(?:use|used|give|given|take|suitable)|unsuitable|who (?:should|can) not|who cannot|galactosaemi\w*|preterm|premature|safe in|side effects?)\b/u,
  ],
  [
    'product.ingredients',
    /\b(?:ingredients?|made (?:of|from)|composition|what is in _|whats in _|what goes into|what does _ contain)(?!\w)/u,
  ],
  ['product.iddsi', /\b(?:iddsi|thickness|how thick|consistency|what level|which level|texture)\b/u],
  [
    'product.completeVolume',
    /\b(?:nutritionally complete|complete volume|complete nutrition|rni|rnis|sole source|complete feed|nutritional completeness|meets? (?:the )?(?:vitamin|micronutrient|reference))\b/u,
  ],
  [
    'product.shelfLife',
    /\b(?:shelf ?life|expiration|how long (?:is|are|does|do) _ (?:good|last|keep)(?: for)?$|how long (?:is|are) _ good|expir\w+|best before|use by|how long (?:does|do|is|will) (?:an? )?(?:unopened|_) (?:last|good|keep)$)\b/u,
  ],
  [
    'product.dilution',
    /\b(?:scoops?|dilut\w+|% w|w v|concentration|standard strength|grams? of powder|how much (?:powder|water)|water to (?:add|powder))\b/u,
  ],
  [
    'product.storage',
    /\b(?:stor\w+|keep|keeps|kept|fridge|refrigerat\w+|once open\w*|after opening|opened|open|hang\w*|leftovers?|left over|room temperature|last once)\b/u,
  ],
  [
    'product.directions',
    /\b(?:directions?|instructions?|prep|method of use|mak(?:e|ing) (?:it |_ )?up|made up|make|makes|prepar\w+|reconstitut\w+|mix(?:ed|ing)?|how (?:do|should|is|to|can) (?:i |you |we |to |it |be )?(?:use|give|take|serve|administer)|how to use|used|serv(?:e|ing) suggestion|warm(?:ed)?|heat(?:ed)?|microwave[d]?|freez\w+|frozen|given|shake)\b/u,
  ],
  ['product.flavours', /\b(?:flavou?rs?|flavou?red|tastes?|taste|varieties)\b/u],
  [
    'product.packCase',
    /\b(?:pack sizes?|case sizes?|cases?|packs|how many (?:bottles|packs|sachets|pouches|pots|tins|are)? ?(?:in|per|to) an? (?:case|box|pack|carton)|pack(?:aging|ed)?|bottle size|sizes?|volume per bottle|comes? in|box|how big)\b/u,
  ],
];

/** What a message without a product can ask that is not in the FAQs. */
const WITHOUT_A_PRODUCT: readonly Rule[] = [
  [
    'request.resource',
    /\b(?:scoop charts?|dilution guides?|dilution charts?|gms (?:code )?list|code list|compendium|data ?cards?|complete volumes?|volumes? chart|reference list|references|peng|pocket guide|resource centre team|monitoring guide|micronutrient (?:monitoring|guide)|who is (?:in|on) the team|documents?|downloads?|pdfs?|leaflets?|brochure|booklet)\b/u,
  ],
  [
    'contact.human',
    /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some ?one|some|the |your )?(?:person|human|someone|somebody|dietitian|adviser|advisor|agent|expert|team|rep|representative|real)\b|\b(?:(?<!my )phone|telephone|call|ring|customer services?|who can help|number (?:for|to)|(?:e ?mail|contact) (?:for|details)|enquir\w*|quer(?:y|ies) (?:line|in|about)|who (?:do|can|should) i (?:ask|call|phone|ring|email|contact)|contact|your (?:e ?mail|address)|(?:e ?mail) (?:you|us|address|someone)|chat experts?|helpline|customer (?:service|care)|opening (?:hours|times)|(?<!\d )hours|are you open|open on|open today|when (?:are|do) you (?:open|close)|support line|complain\w*|human|real person|rep visit|fax)\b/u,
  ],
];

const APP_HELP =
  /\b(?:regimen|calculator|calculators|bmr|worked out|my phone|my tablet|ipad|iphone|android|calculate|calculation|app|home ?screen|install|notifications?|push|offline|region|country|switch (?:to )?(?:uk|ireland)|compare products|comparison|report|print|export|filter|filters|search for products|update products|updates?|sync|privacy|terms|cookies?|data protection|feedback|academy|training|webinar|course|login|log in|sign in|password|account|version|reset|clear (?:my )?data|onboarding|equation|equations|henry|schofield|mifflin|harris|penn state|resources page|faqs?)\b/u;

const SMALLTALK =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|morning|afternoon|greetings)(?: (?:sim|there))?|thanks?(?: you)?(?: (?:so|very) much| a lot| sim)?|thank you sim|many thanks|cheers|ta|bye|goodbye|see you|ok(?:ay)?|great|perfect|brilliant|who are you|what are you|are you (?:a )?(?:robot|bot|human|real|ai)|what can you do(?: for me)?|what do you do|how are you|help|can you help(?: me)?|nice to meet you|whats your name|what is your name)$/u;

const FINDING =
  /\b(?:which|what|any|show|list|find|looking|look|need|got|do you (?:have|do|stock|make|sell)|is there|are there|have you|search|options?|alternatives?|products?|feeds?|something|everything|all|anything|range|formulas?|formula|drinks?|supplements?|ones)\b/u;

const COMPARE =
  /\b(?:compare[ds]?|comparison|versus|vs|v|differences?|differ|different|difference between|side by side|more (?:\w+ )?(?:than|:)|less (?:\w+ )?than|higher|lower|which (?:one )?has (?:more|less|the most|most|higher|lower))\b/u;

export const isSmallTalk = (text: string): boolean => SMALLTALK.test(text.replace(/ ?,/gu, '').trim());
export const isFinding = (question: Question): boolean => FINDING.test(question.rest);
export const isComparing = (question: Question): boolean => COMPARE.test(question.rest);
export const isAppHelp = (text: string): boolean => APP_HELP.test(text);

export function productIntent(question: Question): Intent {
  const { rest, nutrients, amount, basis, age, allergens, diets } = question;
  const asksOsmolality = nutrients.some(
    (word) => word.kind === 'known' && ['osmolality', 'osmolarity', 'renalSoluteLoad'].includes(word.id),
  );
  if (asksOsmolality && nutrients.length === 1 && amount === undefined) return 'product.osmolality';
  const cued = OF_A_PRODUCT.find(([, pattern]) => pattern.test(rest))?.[0];
  if (cued !== undefined && !isOverruled(cued, question)) {
    if (
      cued === 'product.availability' &&
      question.country === undefined &&
      /\b(?:flavou?rs?|sizes?)\b/u.test(rest)
    ) {
      return /flavou?r/u.test(rest) ? 'product.flavours' : 'product.packCase';
    }
    return cued;
  }
  if (asksAboutAllergen(question)) return 'product.allergen';
  if (diets.length > 0) return 'product.diet';
  if (
    age !== undefined ||
    /\b(?:what age|age range|ages?|from what age|how old|under 1|over 1)\b/u.test(rest)
  )
    return 'product.ageSuitability';
  if (nutrients.some(isAminoAcid))
    return amount === undefined ? 'product.aminoAcid' : 'product.amountInVolume';
  if (amount !== undefined) return 'product.amountInVolume';
  if (nutrients.length > 0 || basis !== undefined) return 'product.nutrient';
  if (
    /\b(?:nutrition\w*|nutrients?|macros|macronutrients?|values|content|micronutrients?|vitamins|minerals|amino acids?|electrolytes)\b/u.test(
      rest,
    )
  )
    return 'product.nutrient';
  if (allergens.length > 0) return 'product.allergen';
  return question.country === undefined ? 'product.info' : 'product.availability';
}

/** A cue that means something else beside what was also asked. */
function isOverruled(cued: Intent, { rest, nutrients, age, country, amount }: Question): boolean {
  switch (cued) {
    case 'product.directions':
      return nutrients.length > 0 && /\bmade up\b/u.test(rest);
    case 'product.availability':
      return age !== undefined && country === undefined;
    case 'product.dilution':
      return amount?.kind === 'packs' && nutrients.length > 0;
    case 'product.packCase':
      return nutrients.length > 0;
    case 'product.indication':
      return age !== undefined && !/\b(?:what|why|indicat\w+)\b/u.test(rest);
    case 'product.storage':
      return /^(?:open|show|go to) _$/u.test(rest);
    default:
      return false;
  }
}

export function asksAboutAllergen({ rest, allergens }: Pick<Question, 'rest' | 'allergens'>): boolean {
  if (/\b(?:allergens?|allerg\w+)\b/u.test(rest)) return true;
  return (
    allergens.length > 0 &&
    (/\b(?:free|contain\w*|without|traces?|no|any|have|has|in|is|with|non)\b/u.test(rest) ||
      rest.split(' ').length <= 4)
  );
}

const AMINO_ACIDS = new Set([
  'alanine',
  'arginine',
  'asparticAcid',
  'cystine',
  'glutamicAcid',
  'glutamine',
  'glycine',
  'histidine',
  'isoleucine',
  'leucine',
  'lysine',
  'methionine',
  'phenylalanine',
  'proline',
  'serine',
  'threonine',
  'tryptophan',
  'tyrosine',
  'valine',
]);

const isAminoAcid = (word: Question['nutrients'][number]): boolean =>
  word.kind === 'known' && AMINO_ACIDS.has(word.id);

export function generalIntent(text: string): Intent | undefined {
  return WITHOUT_A_PRODUCT.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Words that make a question about a product even when none is named, so that Sim asks which. */
const NEEDS_A_PRODUCT =
  /\b(?:how much|how many|what is the|whats the|codes?|pip|flavou?rs?|ingredients?|allergens?|osmolality|pack size|case size|shelf life|is it|does it|do they|contain|contains|per (?:100|bottle|sachet))\b/u;

export const needsAProduct = (question: Question): boolean =>
  NEEDS_A_PRODUCT.test(question.text) &&
  (question.nutrients.length > 0 || OF_A_PRODUCT.some(([, pattern]) => pattern.test(question.rest)));
