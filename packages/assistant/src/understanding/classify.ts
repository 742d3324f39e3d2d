import { nutrientById } from '@dietetic/catalogue';
import { anyOf } from '../language/any-of.ts';
import type { Intent } from '../answers/answer.ts';
import { APP_HELP, WITHOUT_A_PRODUCT } from '../vocabulary/general-cues.ts';
import { OF_A_PRODUCT } from '../vocabulary/product-cues.ts';
import type { Question } from './question.ts';

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|morning|afternoon|greetings)(?: (?:sim|there))?(?: |$)/u;
/** Said on its own, or one after the other: "great, thanks", "ok bye". */
const SMALLTALK = anyOf`
  (?:many )?thanks?(?: you)?(?: (?:so|very) much| a (?:lot|million|mill|bunch)| sim| again)?
  that is (?:great|perfect|helpful|all)
  cheers|ta(?: very much)?|(?:good)?bye|see you|ok(?:ay)?|great|perfect|brilliant|lovely
  who are you|what are you
  are you (?:an? )?(?:real )?(?:robot|bot|human|person|real|ai)
  what (?:can|do) you (?:do|help with)(?: for me)?
  how are you|help|can you help(?: me)?|nice to meet you|what is your name
`;

const SMALLTALK_EACH = new RegExp(SMALLTALK, 'gu');

const FINDING = anyOf`
  which|what|any|show|list|find|looking|look|need|got|do you (?:have|do|stock|make|sell)|is there
  are there|have you|search|options?|alternatives?|products?|feeds?|something|everything|all
  anything|range|formulas?|drinks?|supplements?|ones
`;

const COMPARE = anyOf`
  compare[ds]?|comparison|versus|against|vs|v|differences?|differ|different|diff|same as
  side by side|more\b.*\bthan|more :|less\b.*\bthan|higher|lower
  which (?:one )?has (?:more|less|the most|most|higher|lower)
`;

const REIMBURSEMENT = OF_A_PRODUCT.find(([intent]) => intent === 'product.reimbursement')?.[1];
export const asksForReimbursement = (text: string): boolean => REIMBURSEMENT?.test(text) === true;

export const isSmallTalk = (text: string): boolean => {
  const said = text
    .replace(GREETING, '')
    .replaceAll(',', ' ')
    .replaceAll('_', ' ')
    .replace(/\bsim\b/u, '')
    .trim();
  return text.trim() !== '' && said.replaceAll(SMALLTALK_EACH, '').trim() === '';
};
export const isFinding = (question: Question): boolean => FINDING.test(question.rest);
export const isComparing = ({ rest, mentions }: Question): boolean =>
  COMPARE.test(rest) ||
  (mentions.length > 1 && /\b(?:more|less|most|least|higher|lower|highest|lowest|fewer)\b/u.test(rest));
export const isAppHelp = (text: string): boolean => APP_HELP.test(text);

const PRICE = /\b(?:prices?|priced|costs?|how expensive|cheap\w*)\b/u;
export const asksThePrice = ({ rest, mentions }: Question): boolean =>
  PRICE.test(rest) && (mentions.length > 0 || /\b(?:products?|feeds?|samples?|supplements?)\b/u.test(rest));

export function productIntent(question: Question): Intent {
  const { rest, nutrients, amount, basis, age, allergens, diets } = question;
  const asksOsmolality =
    nutrients.length > 0 &&
    nutrients.every(
      (word) => word.kind === 'known' && ['osmolality', 'osmolarity', 'renalSoluteLoad'].includes(word.id),
    );
  if (asksOsmolality && amount === undefined) return 'product.osmolality';
  const cued = OF_A_PRODUCT.find(
    ([intent, pattern]) => pattern.test(rest) && !isOverruled(intent, question),
  )?.[0];
  if (cued !== undefined) {
    if (
      cued === 'product.availability' &&
      question.country === undefined &&
      /\b(?:flavou?rs?|sizes?)\b/u.test(rest)
    ) {
      return /flavou?r/u.test(rest) ? 'product.flavours' : 'product.packCase';
    }
    return cued;
  }
  if (amount !== undefined && nutrients.length > 0) return 'product.amountInVolume';
  if (asksAboutAllergen(question)) return 'product.allergen';
  if (diets.length > 0) return 'product.diet';
  if (
    age !== undefined ||
    /\b(?:what age|age range|ages?|from what age|how old|under 1|over 1)\b/u.test(rest)
  )
    return 'product.ageSuitability';
  if (nutrients.some(isAminoAcid))
    return amount === undefined ? 'product.aminoAcid' : 'product.amountInVolume';
  if (amount !== undefined && ASKS_FOR_A_SIZE.test(rest)) return 'product.packCase';
  if (amount !== undefined) return 'product.amountInVolume';
  if (nutrients.length > 0 || basis !== undefined) return 'product.nutrient';
  if (asksForNutrition(rest)) return 'product.nutrient';
  if (allergens.length > 0) return 'product.allergen';
  // "Suitable for ketogenic diets", "for PKU": what it is meant for is on its label.
  if (question.kinds.length > 0 || question.metabolic.length > 0) return 'product.indication';
  return question.country === undefined ? 'product.info' : 'product.availability';
}

/** "Is there a 1 litre bag": no nutrient is asked of it. */
const ASKS_FOR_A_SIZE =
  /\b(?:is|are) there\b|\b(?:comes?|available|sold) in\b|\bdo you (?:do|have|sell|stock|make)\b/u;

const NUTRITION = anyOf`
  nutrition\w*|(?:micro|macro)?nutrients?|macros|micros|breakdown|profile|analysis|values|content
  vitamins|minerals|amino acids?|electrolytes
`;

export const asksForNutrition = (rest: string): boolean => NUTRITION.test(rest);

/** A cue that means something else beside what was also asked. */
function isOverruled(cued: Intent, { rest, nutrients, age, country, amount }: Question): boolean {
  switch (cued) {
    case 'product.directions':
      return (
        (nutrients.length > 0 && (amount !== undefined || /\bmade (?:up|with)\b/u.test(rest))) ||
        (age !== undefined && !/\bhow\b/u.test(rest))
      );
    case 'stock.query':
      return amount !== undefined && nutrients.length > 0;
    case 'product.availability':
      return /\bindicat/u.test(rest) || (age !== undefined && country === undefined);
    case 'product.dilution':
      return (
        (amount?.kind === 'packs' && nutrients.length > 0) ||
        // "Protein at standard concentration" is the second column of the label.
        (nutrients.length > 0 && !/\b(?:scoops|powder|water|dilut\w+)\b|%/u.test(rest)) ||
        (amount?.kind === 'measure' && /\bwater (?:is |is there )?in\b/.test(rest))
      );
    case 'product.shelfLife':
      return /\b(?:opened|opening|once open)\b/u.test(rest) && !/\bbefore\b/u.test(rest);
    case 'product.packCase':
      return nutrients.length > 0;
    case 'product.indication':
      return /\bcontra/u.test(rest) || (age !== undefined && !/\b(?:what|why|indicat\w+)\b/u.test(rest));
    case 'product.storage':
      return /^(?:open|show|go to)\b/u.test(rest);
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

const isAminoAcid = (word: Question['nutrients'][number]): boolean =>
  word.kind === 'known' && nutrientById(word.id)?.group === 'aminoAcids';

export function generalIntent(text: string): Intent | undefined {
  return WITHOUT_A_PRODUCT.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Words that make a question about a product even when none is named, so that Sim asks which. */
const NEEDS_A_PRODUCT =
  /\b(?:how much|how many|what is the|codes?|pip|flavou?rs?|ingredients?|allergens?|osmolality|pack size|case size|shelf life|is it|does it|do they|contain|contains|per (?:100|bottle|sachet))\b/u;

export const needsAProduct = (question: Question): boolean =>
  (NEEDS_A_PRODUCT.test(question.text) || question.words.length <= 2) &&
  (question.nutrients.length > 0 || OF_A_PRODUCT.some(([, pattern]) => pattern.test(question.rest)));
