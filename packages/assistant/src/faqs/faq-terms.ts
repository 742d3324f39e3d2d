import { stem } from '../language/stem.ts';
import { wordsIn } from '../language/word-lists.ts';
import { plain } from '../language/words.ts';
import { COMMON_WORDS } from '../vocabulary/common-words.ts';

/** Words that say nothing about the topic. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...wordsIn(`
    allowed alright down ever explain fine happen happens lasts max maximum minimum nurse nurses parent
    parents patient quickly run runs safely same should someone staff stay time times ward
  `),
]);

const sameWords = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([name, list]) => wordsIn(list).map((word) => [word, name] as const)),
  );

/** Several words for one thing, by the word the answers use. */
const SAME = sameWords({
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
/** Endings that only the names of medicines have. */
const MEDICINE =
  /^\w{3,}(?:pril|prazole|statin|sartan|mycin|cillin|olol|dipine|azepam|oxacin|thyroxine|semide|formin|xaban|tidine|cetamol|profen|codeine|phenytoin)$/u;

/** The words of a question or an answer that tell its topic, each in one form. */
export function faqTerms(text: string): string[] {
  return plain(text)
    .replace(/'/gu, '')
    .replace(/\blist [ab]\b/gu, 'gms')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map((word) => (MEDICINE.test(word) ? MEDICINES : stem(SAME.get(word) ?? word)));
}
