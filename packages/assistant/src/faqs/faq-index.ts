import { editDistance } from '../language/edit-distance.ts';
import { normaliseText } from '../language/words.ts';
import { stem } from '../language/stem.ts';
import { wordsIn } from '../language/word-lists.ts';
import { COMMON_WORDS } from '../vocabulary/common-words.ts';

/** A question and its answer, from the content of the app. */
export type AssistantFaq = {
  id: string;
  topic: string;
  country: 'both' | 'uk' | 'roi';
  question: string;
  answer: string;
  sources: readonly { title: string; url?: string }[];
};

/** `queryCoverage` is how much of the query the FAQ contains; `questionCoverage` is how much of its own question was asked. */
type FaqHit<F extends AssistantFaq = AssistantFaq> = {
  faq: F;
  score: number;
  queryCoverage: number;
  questionCoverage: number;
};

export type FaqIndex<F extends AssistantFaq = AssistantFaq> = {
  /** Hits, best first. */
  search: (text: string) => FaqHit<F>[];
  /** The FAQ with exactly this question, ignoring punctuation. */
  exact: (text: string) => F | undefined;
};

/** A word in the question counts more than one in the answer. */
const FIELD_WEIGHTS = { question: 4.5, topic: 2.2, answer: 1.5 } as const;
/** The share of its score that a hit keeps in the worst case. */
const BASE_SHARE = 0.3;
const scaledShare = (share: number): number => BASE_SHARE + (1 - BASE_SHARE) * share;
/** A word in no FAQ may be another topic, or a medicine; it is weighted like a word in two FAQs. */
const UNKNOWN_WORD_COUNT = 2;

export function faqIndex<F extends AssistantFaq>(faqs: readonly F[]): FaqIndex<F> {
  const byQuestion = new Map(faqs.map((faq) => [normaliseQuestion(faq.question), faq]));
  const texts = faqs.map((faq) => {
    const termWeights = new Map<string, number>();
    for (const field of ['question', 'topic', 'answer'] as const)
      for (const term of new Set(faqTerms(faq[field])))
        termWeights.set(term, (termWeights.get(term) ?? 0) + FIELD_WEIGHTS[field]);
    return { faq, held: termWeights, own: [...new Set(faqTerms(faq.question))] };
  });
  const counts = new Map<string, number>();
  for (const { held: termWeights } of texts)
    for (const term of termWeights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  /** A word in few FAQs says more than one in many. */
  const rarity = (term: string) => Math.log(1 + faqs.length / (counts.get(term) ?? UNKNOWN_WORD_COUNT));
  const weight = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);
  return {
    exact: (text) => byQuestion.get(normaliseQuestion(text)),
    search(text) {
      const queryTerms = [...new Set(faqTerms(text))];
      const queryWeight = Math.max(weight(queryTerms), 1e-9);
      const matches = queryTerms.map((term) => ({
        term,
        known: [...counts.keys()].flatMap((known) => {
          const share = similarity(term, known);
          return share === 0 ? [] : [{ known, value: share * rarity(known) }];
        }),
      }));
      return texts
        .flatMap(({ faq, held: termWeights, own }) => {
          const found = matches.flatMap(({ term, known }) => {
            const value = known.reduce(
              (sum, each) => sum + each.value * (termWeights.get(each.known) ?? 0),
              0,
            );
            return value === 0 ? [] : [{ term, value }];
          });
          if (found.length === 0) return [];
          const queryCoverage = weight(found.map(({ term }) => term)) / queryWeight;
          // An FAQ about something more specific than the query ("of fat emulsion") ranks lower.
          const questionCoverage =
            weight(own.filter((term) => queryTerms.includes(term))) / Math.max(weight(own), 1);
          const sum = found.reduce((total, { value }) => total + value, 0) * found.length;
          return [
            {
              faq,
              score: sum * scaledShare(questionCoverage) * scaledShare(queryCoverage),
              queryCoverage,
              questionCoverage,
            },
          ];
        })
        .toSorted((one, other) => other.score - one.score);
    },
  };
}

const normaliseQuestion = (text: string): string =>
  normaliseText(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

const MIN_PREFIX_LENGTH = 5;
const MIN_FUZZY_LENGTH = 6;
const MAX_ERROR_SHARE = 0.2;
/** The weight of a word that matches only by its beginning, or nearly. */
const NEAR_MATCH = 0.4;

/** 1 for the same word, less for a prefix or a typing error. */
function similarity(queryTerm: string, known: string): number {
  if (queryTerm === known) return 1;
  if (queryTerm.length >= MIN_PREFIX_LENGTH && known.startsWith(queryTerm)) return NEAR_MATCH;
  if (queryTerm.length < MIN_FUZZY_LENGTH) return 0;
  const limit = Math.round(queryTerm.length * MAX_ERROR_SHARE);
  return editDistance(queryTerm, known, limit, 2) > limit ? 0 : NEAR_MATCH;
}

/** Words that say nothing about the topic. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...wordsIn(`
    allowed alright down ever explain fine happen happens lasts max maximum minimum nurse nurses parent
    parents patient quickly run runs safely same should someone staff stay time times ward
  `),
]);

const byWord = (wordLists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(wordLists).flatMap(([name, list]) => wordsIn(list).map((word) => [word, name] as const)),
  );

/** Synonyms, by the word that the answers use. */
const SYNONYMS = byWord({
  medicine:
    'drug drugs medication medications meds med crush crushing crushed paracetamol antibiotic antibiotics tablets',
  pack: 'bag bags',
  advance: 'night evening ahead batch overnight',
  infant: 'breast baby babies newborn',
  flush: 'unblock blocked blockage patency',
  hang: 'hung hangtime spiked',
  set: 'line tubing giving',
  fridge: 'refrigerate refrigerated refrigerator',
  store: 'keep kept keeping storage leave left lying cupboard',
  change: 'replace replaced renew',
  prepare: 'mix mixed mixing made make making reconstitute reconstituted reconstitution preparation prep',
  tube: 'ng ngt peg nasogastric gastrostomy',
  jejunal: 'jej jejunostomy',
  thick: 'thicken thickener thickeners thickened thickening dysphagia swallow swallowing',
  level: 'consistency consistencies texture textures stage',
  steril: 'closed sealed',
  date: 'expired expiry',
  allergi: 'cmpa cma allergy allergies allergic',
  gluten: 'coeliac celiac',
  sample: 'trial freebie tester testers',
  acbs: 'borderline fp10',
  prescribe: 'prescription prescriptions prescribable',
  gms: 'hse pcrs reimbursed reimbursement',
  electrolyte: 'phosphate',
  frozen: 'freeze freezing ice lolly',
  warm: 'heat heated heating microwave microwaved hot',
  tin: 'tub',
  vegetarian: 'veggie',
  top: 'topup',
  substitute: 'paste',
  metabol: 'metabolic',
  ketogen: 'ketogenic keto ketocal',
  lactos: 'lactose',
  galactosaemi: 'galactosemia galactosaemia',
  children: 'kids child paediatric',
  supplement: 'sip sips ons',
  syring: 'syringe syringes',
  contraindic: 'contraindicated contraindications contraindication',
});

const MEDICINES = 'medicin';
/** Endings that only names of medicines have. */
const MEDICINE =
  /^\w{3,}(?:pril|prazole|statin|sartan|mycin|cillin|olol|dipine|azepam|oxacin|thyroxine|semide|formin|xaban|tidine|cetamol|profen|codeine|phenytoin)$/u;

/** The words of a text that say what it is about, each in one form. */
function faqTerms(text: string): string[] {
  return normaliseText(text)
    .replace(/'/gu, '')
    .replace(/\blist [ab]\b/gu, 'gms')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map((word) => (MEDICINE.test(word) ? MEDICINES : stem(SYNONYMS.get(word) ?? word)));
}
