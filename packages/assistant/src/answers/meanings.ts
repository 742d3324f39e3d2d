import { phraseTable } from '../language/phrases.ts';
import type { Draft } from './draft.ts';

/** What short forms stand for, and what the terms of a label mean: asked of the word, and of no product or method. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  phraseTable(`
BMR: basal metabolic rate, the energy a body uses at complete rest
BMI: body mass index, weight in kg divided by the square of height in m
PAL: physical activity level, the energy of a whole day divided by the basal metabolic rate
DIT: diet-induced thermogenesis, the energy used to digest food
RNI: reference nutrient intake, enough for nearly all people of an age and sex
LRNI: lower reference nutrient intake, enough for only a few people of an age and sex
EAR: estimated average requirement of people of an age and sex
DRV: dietary reference value
PENG: Parenteral and Enteral Nutrition Group of the British Dietetic Association
SACN: Scientific Advisory Committee on Nutrition
EFSA: European Food Safety Authority
ESPEN: European Society for Clinical Nutrition and Metabolism
IDDSI: International Dysphagia Diet Standardisation Initiative
ACBS: Advisory Committee on Borderline Substances
GMS: General Medical Services, a scheme in Ireland
FSMP: food for special medical purposes
ONS: oral nutritional supplement
MCT: medium-chain triglycerides
LCT: long-chain triglycerides
DHA: docosahexaenoic acid
ARA: arachidonic acid
MUFA: monounsaturated fatty acids
PUFA: polyunsaturated fatty acids
Osmolality: the dissolved particles in a kilogram of water, in mOsm/kg
Osmolarity: the dissolved particles in a litre of solution, in mOsm/l
PEG: percutaneous endoscopic gastrostomy, a feeding tube through the skin into the stomach
NG: nasogastric, through the nose into the stomach
NJ: nasojejunal, through the nose into the jejunum
`).map(([term, [meaning = '']]) => [term.toLowerCase(), `${term}: ${meaning}.`] as const),
);

const ASKED =
  /\b(?:what (?:does|do) (?:an? |the )?(?<meant>.+?) (?:mean|stand for)|(?:what is|define|explain|(?:meaning|definition) of) (?:an? |the )?(?<named>.+?)(?: (?:short|stand) for)?)$/u;

/** "The difference between osmolality and osmolarity" */
const DIFFERENCE = /\bdifference between (\S+) and (\S+)$/u;

/** The meaning that a question asks for: "what does BMR mean", "define basal metabolic rate". */
export function meaningAsked(text: string): string | undefined {
  const [, one = '', other = ''] = DIFFERENCE.exec(text) ?? [];
  const both = [one, other].flatMap((term) => MEANINGS.get(term) ?? []);
  if (both.length === 2) return both.join(' ');
  const { meant, named } = ASKED.exec(text)?.groups ?? {};
  const term = meant ?? named ?? '';
  return (
    MEANINGS.get(term) ??
    [...MEANINGS.values()].find((meaning) => meaning.toLowerCase().includes(`: ${term},`))
  );
}

/** The meaning first, then what else is known of the word; a list of products or methods was not asked for. */
export function withMeaning(meaning: string, found: Draft): Draft {
  const { kind = 'answer', productIds = [], choices = [], intent } = found;
  const isOfTheWord = kind === 'answer' && productIds.length === 0 && choices.length === 0;
  return isOfTheWord
    ? { ...found, say: [meaning, ...found.say] }
    : {
        intent: kind === 'answer' ? intent : 'app.help',
        say: [meaning],
        sources: [{ kind: 'service', text: 'Words and short forms of the app' }],
        choices,
      };
}
