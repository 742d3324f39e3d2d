import { editDistance } from '../language/edit-distance.ts';
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

/** Words that any question may hold, and that say nothing of what it is about. */
const ORDINARY = new Set(
  'a about after again age ages all also alone am amount an and another any anything are as ask at available based be been before being below between big both bottle bottles but by came can carton cartons case cases cheers come comes compare compared contain containing contains content cost could date day days describe detail details did difference different differ do does doing done dont each either else end enough every example fact facts far few first flavour flavours for form free from full general get gets getting give given gives go goes going good got gram grams great had half has have having hello help here hi high higher hold holds hour hours how i if in include included includes info information inside into is it item items its just keep kind know known last least less let level life like line list litre litres little long look looking low lower lowest made make makes many may me mean means meant measure measures mention milk mix mixed ml more most much must my name need needed needs new no non not note now number of off offer offers ok okay old on once one ones only onto open opened option options or order other others our out over pack packs pair part per piece pip please pls plus portion pot pots powder prepare prepared prescribed prescription product products provide provided provides purpose put question range rather ready regarding regular same sachet sachets say says scoop scoops see sell selling separate serving set several shall shelf show side similar simple since single size sizes small so sold solution some something sort specific standard state stated still stock storage store stored strength stuff such suitable supply sure take taken tell than thank thanks that the their them then there these they thing things this those three through tin tins to today together total tub tubs two type types under unit units until up us use used uses using value values various versions version very want was water way we week weeks well were what whatever when where whether which while who whole whose why will with within without work works would year years yes yet you your month months adult adults child children infant infants baby babies paediatric allergens allergies ingredients available availability contraindications contraindicated osmolality osmolarity nutrition nutritional calories protein carbohydrate carbohydrates delivery deliveries reimbursement reimbursed directions instructions vegetarian gluten refrigerate refrigerated temperature difference vanilla strawberry thickener thickeners thickened powdered formula feeding hanging flushing prepared preparation suitability opening telephone customer dietitian country regimen regime regimens calculator notifications dilution strict strictly entirely actually really currently today tell please gimme pls thx macros micros breakdown profile analysis source sources hot cold diet diets page pages follow above upper limit limits suit suits til till goes off vitamins minerals patients people bolus overnight continuous daily dense volume volumes substitute substitutes worry concern problem problems issue issues'.split(
    ' ',
  ),
);

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
