import MiniSearch from 'minisearch';
import { stem } from '../language/stem.ts';
import { plain } from '../language/words.ts';

/** A question with its answer, as the content of the app holds it. */
export type AssistantFaq = {
  id: string;
  topic: string;
  country: 'both' | 'uk' | 'roi';
  question: string;
  answer: string;
  sources: readonly { title: string; url?: string }[];
};

/** `share` of what was asked that the answer holds, and `fit`, of its own question that was asked. */
export type FaqHit = { faq: AssistantFaq; score: number; share: number; fit: number };

/** What a hit keeps of its score when it fits in nothing but the words it was found by. */
const BASE_SHARE = 0.3;
/** How much more an answer of the topic counts that the question speaks of. */
const OF_THE_TOPIC = 2;
const part = (share: number): number => BASE_SHARE + (1 - BASE_SHARE) * share;

/** Words that say nothing about the topic. */
const STOP_WORDS = new Set(
  'a an and any are as at be been by can could do does each for from get give given has have how i if in into is it its kind like long many may me more most much my need of off on one only or other our out please should so some something tell than that the their them then there these they this to up us use used using want was we what when where which who why will with would you your about also before between both go good happens happen ok okay know mean means explain info information thing things allowed ever done safely quickly last lasts max maximum minimum patient patients parents parent staff nurse nurses ward someone people alright fine ok up been put it runs run out while still yet just down through product products page pages time times stay'.split(
    ' ',
  ),
);

/** Several words for one thing, written as the stem of the word the answers use. */
const SAME: Readonly<Record<string, string>> = {
  drug: 'medicin',
  drugs: 'medicin',
  medication: 'medicin',
  medications: 'medicin',
  meds: 'medicin',
  med: 'medicin',
  medicine: 'medicin',
  medicines: 'medicin',
  crush: 'medicin',
  crushing: 'medicin',
  crushed: 'medicin',
  bag: 'pack',
  bags: 'pack',
  night: 'advanc',
  evening: 'advanc',
  breast: 'infant',
  paracetamol: 'medicin',
  antibiotic: 'medicin',
  antibiotics: 'medicin',
  tablets: 'medicin',
  flushes: 'flush',
  flushing: 'flush',
  flushed: 'flush',
  unblock: 'flush',
  blocked: 'flush',
  blockage: 'flush',
  patency: 'flush',
  hanging: 'hang',
  hung: 'hang',
  hangs: 'hang',
  hangtime: 'hang',
  line: 'set',
  tubing: 'set',
  sets: 'set',
  giving: 'set',
  refrigerate: 'fridge',
  refrigerated: 'fridge',
  refrigerator: 'fridge',
  fridges: 'fridge',
  keep: 'store',
  kept: 'store',
  keeping: 'store',
  storing: 'store',
  stored: 'store',
  storage: 'store',
  replace: 'chang',
  replaced: 'chang',
  renew: 'chang',
  leave: 'store',
  left: 'store',
  lying: 'store',
  cupboard: 'store',
  mix: 'prepare',
  mixed: 'prepare',
  mixing: 'prepare',
  made: 'prepare',
  make: 'prepare',
  making: 'prepare',
  reconstitute: 'prepare',
  reconstituted: 'prepare',
  reconstitution: 'prepare',
  prepared: 'prepare',
  prepare: 'prepare',
  preparing: 'prepare',
  preparation: 'prepare',
  prep: 'prepare',
  formula: 'formula',
  formulas: 'formula',
  formulae: 'formula',
  baby: 'infant',
  babies: 'infant',
  infants: 'infant',
  newborn: 'infant',
  ng: 'tube',
  ngt: 'tube',
  peg: 'tube',
  nasogastric: 'tube',
  gastrostomy: 'tube',
  jej: 'jejunal',
  jejunostomy: 'jejunal',
  thicken: 'thick',
  thickener: 'thick',
  thickeners: 'thick',
  thickened: 'thick',
  thickening: 'thick',
  thickness: 'thick',
  consistency: 'level',
  consistencies: 'level',
  texture: 'level',
  textures: 'level',
  stage: 'level',
  levels: 'level',
  closed: 'steril',
  sealed: 'steril',
  expired: 'date',
  expiry: 'date',
  dysphagia: 'thick',
  swallow: 'thick',
  swallowing: 'thick',
  cmpa: 'allergi',
  cma: 'allergi',
  allergy: 'allergi',
  allergies: 'allergi',
  allergic: 'allergi',
  allergens: 'allergen',
  coeliac: 'gluten',
  celiac: 'gluten',
  samples: 'sampl',
  sample: 'sampl',
  trial: 'sampl',
  freebie: 'sampl',
  tester: 'sampl',
  testers: 'sampl',
  borderline: 'acbs',
  prescription: 'prescrib',
  prescriptions: 'prescrib',
  prescribed: 'prescrib',
  prescribable: 'prescrib',
  fp10: 'acbs',
  hse: 'gms',
  pcrs: 'gms',
  reimbursed: 'gms',
  reimbursement: 'gms',
  'medical-card': 'gms',
  electrolytes: 'electrolyt',
  phosphate: 'electrolyt',
  freeze: 'frozen',
  freezing: 'frozen',
  frozen: 'frozen',
  ice: 'frozen',
  lolly: 'frozen',
  heat: 'warm',
  heated: 'warm',
  heating: 'warm',
  microwave: 'warm',
  microwaved: 'warm',
  warmed: 'warm',
  warming: 'warm',
  hot: 'warm',
  boil: 'boil',
  boiled: 'boil',
  boiling: 'boil',
  tin: 'tin',
  tins: 'tin',
  tub: 'tin',
  can: 'tin',
  bottles: 'bottle',
  packs: 'pack',
  veggie: 'vegetarian',
  decant: 'decant',
  decanted: 'decant',
  decanting: 'decant',
  topup: 'top',
  topping: 'top',
  topped: 'top',
  scoops: 'scoop',
  unopened: 'unopen',
  opened: 'open',
  opening: 'open',
  paste: 'substitut',
  substitute: 'substitut',
  substitutes: 'substitut',
  metabolic: 'metabol',
  ketogenic: 'ketogen',
  keto: 'ketogen',
  ketocal: 'ketogen',
  lactose: 'lactos',
  galactosemia: 'galactosaemi',
  galactosaemia: 'galactosaemi',
  kids: 'children',
  child: 'children',
  paediatric: 'children',
  sip: 'supplement',
  sips: 'supplement',
  ons: 'supplement',
  shakes: 'shake',
  sachets: 'sachet',
  advance: 'advanc',
  ahead: 'advanc',
  batch: 'advanc',
  overnight: 'advanc',
  syringe: 'syring',
  syringes: 'syring',
  tested: 'test',
  testing: 'test',
  tests: 'test',
  contraindicated: 'contraindic',
  contraindications: 'contraindic',
  contraindication: 'contraindic',
};

const MEDICINES = 'medicin';
/** Endings that only the names of medicines have. */
const MEDICINE =
  /^\w{3,}(?:pril|prazole|statin|sartan|mycin|cillin|olol|dipine|azepam|oxacin|thyroxine|semide|formin|xaban|tidine|cetamol|profen|codeine|phenytoin)$/u;

function faqTerms(text: string): string[] {
  return plain(text)
    .replace(/'/gu, '')
    .replace(/\blist [ab]\b/gu, 'gms')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map((word) => (MEDICINE.test(word) ? MEDICINES : stem(SAME[word] ?? word)));
}

export type FaqIndex = {
  /** The best answers first; `share` says how much of what was asked the question or answer holds. */
  search: (text: string, topics?: readonly string[]) => FaqHit[];
  /** The FAQ whose question this is, letter for letter but for punctuation. */
  exact: (text: string) => AssistantFaq | undefined;
};

export function faqIndex(faqs: readonly AssistantFaq[]): FaqIndex {
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const byQuestion = new Map(faqs.map((faq) => [bare(faq.question), faq]));
  const index = new MiniSearch<AssistantFaq>({
    fields: ['question', 'topic', 'answer'],
    storeFields: [],
    tokenize: faqTerms,
    processTerm: (term) => term,
    searchOptions: { boost: { question: 3, topic: 1.5 }, combineWith: 'OR' },
  });
  index.addAll(faqs);
  const rarity = rarityOf(faqs);
  const questionTerms = new Map(faqs.map((faq) => [faq.id, [...new Set(faqTerms(faq.question))]]));
  const weight = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);
  return {
    exact: (text) => byQuestion.get(bare(text)),
    search(text, topics = []) {
      const asked = [...new Set(faqTerms(text))];
      const whole = weight(asked);
      return index
        .search(text, { fuzzy: (term) => (term.length > 5 ? 0.2 : false), prefix: (term) => term.length > 4 })
        .flatMap((hit) => {
          const faq = byId.get(String(hit.id));
          if (faq === undefined) return [];
          const held = weight(asked.filter((term) => hit.queryTerms.includes(term)));
          const own = questionTerms.get(faq.id) ?? [];
          // A question that is about more than was asked ("of fat emulsion") steps back.
          const fit = weight(own.filter((term) => asked.includes(term))) / Math.max(weight(own), 1);
          const share = whole === 0 ? 0 : held / whole;
          const favour = topics.includes(faq.topic) ? OF_THE_TOPIC : 1;
          return [{ faq, score: favour * hit.score * part(fit) * part(share), share, fit }];
        })
        .toSorted((one, other) => other.score - one.score);
    },
  };
}

const bare = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** A word in no answer may be another topic, or the name of a medicine; it weighs as one in two answers. */
const OF_A_WORD_UNKNOWN = 2;

/** A word in few answers tells more than one in many. */
function rarityOf(faqs: readonly AssistantFaq[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const faq of faqs) {
    for (const term of new Set(faqTerms(`${faq.question} ${faq.topic} ${faq.answer}`))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term) => Math.log(1 + faqs.length / (counts.get(term) ?? OF_A_WORD_UNKNOWN));
}
