import { singular } from '../language/phrases.ts';
import {
  BODY,
  FAMILY,
  ILLNESSES,
  MEDICINE_ENDING,
  MEDICINES,
  ONE_PERSON,
  SYMPTOMS,
  TREATMENT,
} from '../vocabulary/person-words.ts';
import {
  allSigns,
  anySign,
  BLOOD_TEST_SIGNS,
  CARE_OF_TUBES,
  BODY_SIGNS,
  LAB_RESULT,
  MEASURED_PERSON,
  OF_NOBODY,
  WRITER_SIGNS,
  PERSON_SIGNS,
  TOLD_IN_NUMBERS,
} from './patient-signs.ts';

const WRITER_IS_PATIENT = anySign(WRITER_SIGNS);
const NAMES_PERSON = anySign(PERSON_SIGNS);
const HAPPENS_IN_BODY = anySign(BODY_SIGNS);
const IS_CARE_OF_TUBES = anySign(CARE_OF_TUBES);
const IS_MEASURED = anySign(MEASURED_PERSON);
const NAMES_BLOOD_TEST = anySign(BLOOD_TEST_SIGNS);
const HAS_LAB_RESULT = new RegExp(allSigns(LAB_RESULT).source, 'u');
const NOT_A_PATIENT = allSigns(OF_NOBODY);
const PATIENT_FIGURES = allSigns(TOLD_IN_NUMBERS);

const ASKERS =
  'mums?|mummy|mam|mothers?|dads?|fathers?|parents?|carers?|famil(?:y|ies)|relatives?|wife|husband|daughter|son|patients?|residents?|clients?';
const ASKING_VERB =
  '(?:asks?|asked|asking|want(?:s|ed)? to know|wonder(?:s|ed|ing)|enquir\\w+)\\b(?! for\\b)';
/** "The mother of a baby", "a patient's husband": who asks, except "my mum". */
const ASKER = `(?<!\\bmy )\\b(?:(?:an?|the|one|our|this|my (?=patient|resident|client)) )?(?:(?:patient|resident|client|baby|child)s? )?(?:${ASKERS})(?: (?:of|to) (?:\\w+ ){0,4}?\\w+)?`;
const AT_WORKPLACE = '(?: on (?:my|our|the) (?:caseload|ward)| here| in clinic)?';
/** "Asks me whether", "keeps asking about it". */
const ASKING_PHRASE = `(?:is |was |are |has |have |just |keeps? )*${ASKING_VERB}(?: (?:me|us))?(?: about (?:it|this|them)$)?(?: (?:if|whether|about))?`;
const FOR_WHOM =
  '(?: ,)? (?:i am |im |just |only )*asking (?:for|on behalf of) (?:an?|one|my|our) (?:\\w+ ){0,2}(?:patient|resident|client)$';
/** "The mother of a baby asks how", "asking for a patient": says only who asks. */
export const WHO_ASKS = new RegExp(
  `(?: ,)? ?(?:because |as |since )?${ASKER}${AT_WORKPLACE} ${ASKING_PHRASE}|${FOR_WHOM}`,
  'gu',
);

/** "Renal dietitian here": the speciality is no criterion. */
const SPECIALIST_AT_WORK =
  /\b(?:renal|metabolic|ketogenic|keto|paed\w*|pediatric|neonatal|infant|adult|allergy|gastro|liver|oncology|icu|diabetes|community|dysphagia|home enteral|tube feeding) (?:dietiti?ans?|dieticians?|nurses?|pharmacists?|consultants?|registrars?|doctors?|team)\b/gu;

/** A message as the guard reads it. Product names are "_", so that "Nephrane Child" mentions no child. */
export type GuardText = {
  text: string;
  words: readonly string[];
  /** The text with typing errors corrected. */
  corrected: string;
};

/** What a message tells about a patient. Each fact may stand beside a look-up; none is looked up. */
export type PatientFacts = {
  /** One person: a patient, a relative, or the writer. */
  person: boolean;
  /** The patient or a relative writes. */
  isWriter: boolean;
  illness: boolean;
  /** Something that happens in a body or is given to it: a symptom, a treatment, a medicine. */
  body: boolean;
  treatment: boolean;
  /** A medicine by its name or class. */
  medicine: boolean;
  /** A blood result. */
  result: boolean;
  /** A weight, a body mass index, a temperature, a requirement per kilogram. */
  measured: boolean;
};

const isIll = (word: string): boolean =>
  ILLNESSES.has(word) || ILLNESSES.has(singular(word)) || MEDICAL_ENDING.test(word);
const isTreated = (word: string): boolean =>
  TREATMENT.has(word) || TREATMENT.has(singular(word)) || BODY.has(word);
export const isMedicalWord = (word: string): boolean => isIll(word) || SYMPTOMS.has(word) || isTreated(word);

export function patientFactsIn(guardText: GuardText): PatientFacts {
  const text = guardText.text.replace(NOT_A_PATIENT, '').replaceAll('  ', ' ').trim();
  const words = text === guardText.text ? guardText.words : text.split(' ');
  // A paediatric dietitian writes "mum" of the child's mother; "my mum" is the writer's.
  const isWritersOwn =
    WRITER_IS_PATIENT.test(text) ||
    words.some(
      (word, at) =>
        (FAMILY.has(word) || FAMILY.has(singular(word))) &&
        (!PARENT_WORD.test(word) || /^(?:my|our|me)$/u.test(words[at - 1] ?? '')),
    );
  const medicine =
    !INTO_THE_FEED.test(text) && words.some((word) => MEDICINES.has(word) || MEDICINE_ENDING.test(word));
  return {
    isWriter: isWritersOwn && !AT_WORK.test(guardText.text),
    person:
      isWritersOwn ||
      words.some((word) => PARENT_WORD.test(word)) ||
      NAMES_PERSON.test(text) ||
      words.some((word, at) => ONE_PERSON.has(word) && !isUsedGenerally(words, at)),
    illness: words.some(isIll),
    treatment: words.some(isTreated) || IS_CARE_OF_TUBES.test(text),
    body: words.some((word) => SYMPTOMS.has(word)) || HAPPENS_IN_BODY.test(text) || medicine,
    medicine,
    result: HAS_LAB_RESULT.test(text) || NAMES_BLOOD_TEST.test(text),
    measured: IS_MEASURED.test(text),
  };
}

/** "Can phenytoin go in with the feed", "on warfarin, can I put it down the tube": the FAQs answer it for any medicine. */
export const putsAMedicineIn = ({ text, words }: GuardText): boolean =>
  words.some(isMedicine) &&
  (INTO_ANY_FEED.test(text) ||
    [...text.matchAll(PUT_IN)].some(({ 1: what = '', 2: other = '' }) =>
      [what, other].some((word) => /^(?:it|them|that|this|these|those)$/u.test(word) || isMedicine(word)),
    ));
const isMedicine = (word: string): boolean =>
  MEDICINES.has(word) ||
  MEDICINE_ENDING.test(word) ||
  /^(?:medicines?|medications?|meds|tablets?|drugs?|capsules?)$/u.test(word);
/** What is put in, or what goes in. */
const PUT_IN =
  /\b(?:can|could|may|ok|safe|alright|should|do|does|is)\b(?: \w+){0,3}? (?:(?:put|add|mix|crush|stir|dissolve|give)(?: (?:up|in|the|her|his|my|their|some|any|a|and|crushed))* (\w+)|(\w+) (?:go|be (?:put|added|mixed|crushed|given|stirred)))(?: \w+){0,3}? (?:in|into|to|with|down|through|via) (?:(?:the|his|her|a|my|their) )?(?:feeds?|feeding|tube|peg|ng|njt|ngt|jej|bag|bottle|drink|sip|formula|shake|it|_)(?: |$)/gu;
const INTO_ANY_FEED =
  /^(?:(?:hi|and|but|so|ok|please|,) )*(?:can|could|may|do|does|is|are|should|ok|safe|alright)\b.*\b(?:(?:put|add(?:ed)?(?! up\b)|mix(?:ed)?|crush(?:ed)?|stir(?:red)?|dissolved?) (?:\w+ ){0,5}(?:in|into|to|with|down|through)|go(?:es)? (?:in|into|down|through))\b.*(?:\b(?:feeds?|bags?|bottles?|sips?|drinks?|supplements?|formula|shakes?)\b|_)/u;

const PARENT_WORD = /^(?:mums?|mammy|mams?|mothers?|dads?|daddy|fathers?|carers?|partner)$/u;

/** The writer is at work: a mother or child in the message is not their own. */
const AT_WORK =
  /\b(?:nurses?|dietiti?ans?|dieticians?|hv|health visitor|pharmacist|student|gp|doctor|slt|salt|midwife|physio) here\b|\b(?:my|our|the) (?:caseload|clinic|ward)\b|\b(?:as|am|i am) an? (?:\w+ )?(?:nurse|dietitian|dietician|pharmacist|student|gp|doctor|midwife|health visitor)\b|\b(?:my|our) (?:patients?|clients?|residents?)\b/u;

/** "Patient leaflet", "sample for a patient", "where is my patient's data": the word is there, but no one person is meant. */
function isUsedGenerally(words: readonly string[], at: number): boolean {
  if (words[at] === 'his' && words.some((word) => /^(?:amino|leu|ile|lys|met|content)$/u.test(word)))
    return true;
  if (!/^(?:patients?|resident|client)$/u.test(words[at] ?? '')) return false;
  return (
    /^(?:info|information|leaflets?|groups?|data|details|privacy|names?|records?|notes|identifiers?|entry|entries|population|safety|association|screen|step|page|tab)$/u.test(
      words[at + 1] ?? '',
    ) || words.slice(0, at).some((word) => /^samples?$/u.test(word))
  );
}

/** Whether a medicine may go into a feed is answered by the FAQs, whichever medicine it is. */
const INTO_THE_FEED =
  /\b(?:crush\w*|put|add|added|mix|mixed|down|into|through)\b.*\b(?:feeds?|tube|bag|bottle|pack)\b/u;

/** "Gastritis", "hyponatraemia", "fundoplication": a diagnosis or an operation by its word ending. */
const MEDICAL_ENDING =
  /^(?:(?:hypo|hyper)(?!allergen|phenyl|metabol)\w{4,}|(?!galactos|tyrosin|acid|homocyst)\w{3,}(?:itis|aemia|osis|pathy|ectomy|ostomy|plasty|algia|oma|plication|paresis|plegia|trophy))$/u;

const DESCRIBES_PATIENT =
  /\b(?:patients?|pt|residents?|clients?|man|woman|lady|gent|gentleman|chap|boy|girl|admission|(?:my|our|one of (?:my|our|the)|this|that|a|the) (?:\w+ ){0,3}(?:child|children|baby|babies|infants?|toddlers?|kids?|teenagers?))\b|^(?:(?:and|but|so|also) )?(?:he|she|they) |^(?:baby|child|infant|toddler|kid|girl|boy|lad|lass|teenager) (?:(?:of )?\d+ (?:months?|weeks?|years?|yo|yr) )?(?:old )?(?:has|is|on|with|who)\b|\b\d+ (?:yo|year old|yr old)\b/u;
/** Words that ask for something or that are looked up. */
const ASKS_SOMETHING =
  /_|^(?:and |also )?(?:ok|okay|suitable|safe|fine|allowed|licensed) (?:for|in|from|at)\b|\b(?:which|what|how|any|list|show|does|do|is|are|can|could)\b(?! (?:on|fed|tube|moving|going|coming|not|had|been|asking|wondering|to know))|\b(?:protein|energy|k?cals?|calories|fat|fibre|carbs?|carbohydrate|sugars?|salt|sodium|potassium|phosph\w+|calcium|iron|vitamin|codes?|pip|gms|samples?|flavours?|sizes?|allergens?|allerg\w+|intoleran\w+|vegan|vegetarian|halal|kosher|muslim|jewish|milk|soya|gluten|coeliac|lactose|stones?|pounds|country|region|pku|msud|tyr|hcu|ga1|ireland|uk|feeds?|sips?|supplements?|powders?|drinks?|formulas?|products?)\b(?! fed)/u;
const ASKS_BESIDE_A_NAME =
  /_|^(?:and |also )?(?:ok|okay|suitable|safe|fine|allowed|licensed) (?:for|in|from|at)\b|\b(?:which|what|how|any|list|show|does|do|is (?:it|that|this|there)|are (?:they|there)|can|could|should)\b|\b(?:protein|energy|k?cals?|calories|fibre|sodium|potassium|phosph\w+|calcium|codes?|pip|gms|flavours?|sizes?|allergens|ingredients)\b/u;

/** "75 ml/h": the comma stands for "per". */
const isPerSign = (texts: readonly string[], at: number): boolean =>
  /^(?:mls?|l|g|mg|kcals?|mmol)$/u.test(texts[at - 1] ?? '') &&
  /^(?:h|hours?|day|d|kg|min|minutes?|l|litre|ml)$/u.test(texts[at + 1] ?? '');

const QUANTITY = /\d[\d.]* ?(?:ml|mls|l|litres?|g|grams|kcals?|bottles?|packs?|sachets?|cartons?|pots?)\b/u;

/** The positions of the words that only describe a patient, with names as "_". Parts that `decides` accepts are never among them. */
export function backgroundPositions(
  texts: readonly string[],
  decides: (text: string) => boolean,
): ReadonlySet<number> {
  const text = texts.join(' ');
  const placeOf = (at: number) => text.slice(0, at).split(' ').length - 1;
  const places = new Set(
    [PATIENT_FIGURES, WHO_ASKS, SPECIALIST_AT_WORK]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(({ 0: found, index }) => {
        // The space before a match belongs to the word before it.
        const from = placeOf(index + found.length - found.trimStart().length);
        return Array.from({ length: placeOf(index + found.length - 1) - from + 1 }, (_, step) => from + step);
      }),
  );
  // "One of our tube fed children, ..." asks for no tube feed. Beside a product name, background asks for nothing.
  const asks = texts.includes('_') ? ASKS_BESIDE_A_NAME : ASKS_SOMETHING;
  let from = 0;
  let isInBackground = false;
  for (let at = 0; at <= texts.length; at += 1) {
    if (at < texts.length && (texts[at] !== ',' || isPerSign(texts, at))) continue;
    const part = texts.slice(from, at).join(' ');
    const isWholeText = from === 0 && at === texts.length;
    // "Patient of 82, eats little, on food fortification, ...": background before a product name continues.
    const continuesBackground: boolean =
      isInBackground && texts.includes('_') && !QUANTITY.test(part) && at < texts.lastIndexOf('_');
    const isBackground: boolean =
      !isWholeText &&
      (DESCRIBES_PATIENT.test(part) || continuesBackground) &&
      !decides(part) &&
      !asks.test(part);
    isInBackground = isBackground || (isInBackground && at - from < 1);
    if (isBackground) for (let place = from; place < at; place += 1) places.add(place);
    from = at + 1;
  }
  return places;
}
