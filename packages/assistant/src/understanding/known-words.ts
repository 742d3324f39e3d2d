import { editDistance } from '../language/edit-distance.ts';
import { wordsIn } from '../language/word-lists.ts';
import { COMMON_WORDS } from '../vocabulary/common-words.ts';
import {
  ALLERGEN_WORDS,
  CATEGORY_WORDS,
  COUNTRY_WORDS,
  DIET_WORDS,
  KIND_WORDS,
  METABOLIC_WORDS,
} from '../vocabulary/criteria-words.ts';
import { APP_HELP, WITHOUT_A_PRODUCT } from '../vocabulary/general-cues.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { OF_A_PRODUCT } from '../vocabulary/product-cues.ts';

/** What else a question may hold that says nothing of what it is about, beside the words of the books and cues. */
const ORDINARY: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...wordsIn(`
    above actually adult adults again age ages allergens allergies alone amount analysis another anything
    availability available babies baby being below bolus bottle bottles breakdown but calculator came carton
    cartons cheers child children cold compare compared concern contain contains continuous contraindicated
    contraindications cost country currently customer daily day days deliveries delivery dense describe
    detail details did dietitian diets differ difference different dilution directions doing dont either
    else end enough entirely every example fact facts far feeding few first flavour flavours flushing follow
    form general gets getting gimme going got gram had half hanging having hello here high higher holds hot
    hour include included includes infant infants ingredients inside instructions issue issues items known
    least less let limit limits litre litres little look looking lower lowest macros measure measures
    mention micros minerals month months must name needed needs note notifications number nutrition offer
    offers old ones onto opened opening option options others overnight paediatric pair part piece pls plus
    portion pot preparation prepare prepared prescribed prescription problem profile provide provided
    provides purpose question range rather really refrigerate refrigerated regarding regime regimens regular
    reimbursed reimbursement sachet sachets same say says scoops see selling separate serving set several
    shall show similar simple since single small solution sort source sources specific standard stated
    storage stored strawberry strength strict strictly stuff substitute substitutes such suit suitability
    suitable suits supply sure telephone temperature thank thanks those three thx til till tin together tub
    tubs two types under unit units until upper uses values vanilla various version versions very vitamins
    volume volumes way week weeks well were whatever whether whole whose within without works worry year
    years yes
  `),
]);

const BOOKS = [
  NUTRIENT_WORDS,
  ALLERGEN_WORDS,
  DIET_WORDS,
  CATEGORY_WORDS,
  COUNTRY_WORDS,
  KIND_WORDS,
  METABOLIC_WORDS,
];
const BOOK_WORDS = new Set(
  BOOKS.flatMap((book) =>
    [...book.values()].flatMap((entries) => entries.flatMap((entry) => [...entry.words])),
  ),
);
const CUES = [...OF_A_PRODUCT, ...WITHOUT_A_PRODUCT].map(([, pattern]) => pattern);
/** The words that cues of several words are made of. */
const CUE_WORDS = new Set([...CUES, APP_HELP].flatMap(({ source }) => source.match(/[a-z]{3,}/gu) ?? []));

const MENDS_TO = new Set([...ORDINARY, ...BOOK_WORDS]);

/** Whether a word means something to Sim. What does not may change what is asked, and is never passed over. */
export const isKnownWord = (text: string): boolean =>
  ORDINARY.has(text) ||
  BOOK_WORDS.has(text) ||
  CUE_WORDS.has(text) ||
  /^(?:[\d.,%:<>_]+|[a-z]{1,2})$/u.test(text) ||
  CUES.some((cue) => cue.test(text)) ||
  (text.endsWith('s') && text.length > 4 && isKnownWord(text.slice(0, -1)));

const SHORTEST_TO_MEND = 6;
const LONG = 9;

/** The known word that was meant by one with a wrong letter, or two in a long one; undefined when two words fit. */
export function mended(text: string): string | undefined {
  if (text.length < SHORTEST_TO_MEND || !/^[a-z]+$/u.test(text) || isKnownWord(text)) return undefined;
  const limit = text.length >= LONG ? 2 : 1;
  const near = [...MENDS_TO].filter(
    (word) =>
      word.length >= SHORTEST_TO_MEND && word[0] === text[0] && editDistance(text, word, limit) <= limit,
  );
  return near.length === 1 ? near[0] : undefined;
}
