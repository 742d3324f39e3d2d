import { isMedicalWord } from '../people/patient-facts.ts';

/** Ward names for conditions, each with the words of the table. */
const WARD_NAMES: Readonly<Record<string, string>> = {
  icu: 'intensive care',
  itu: 'intensive care',
  hdu: 'intensive care',
  critical: 'intensive care',
  critically: 'intensive care',
  head: 'brain',
  tbi: 'brain injury',
  stroke: 'cerebrovascular',
  cva: 'cerebrovascular',
  copd: 'pulmonary',
  ibd: 'inflammatory bowel',
  crohns: 'inflammatory bowel',
  colitis: 'inflammatory bowel',
  cancer: 'tumour',
  cancers: 'tumour',
  tumors: 'tumour',
  septic: 'sep',
  sepsis: 'sep',
  transplant: 'transplant',
  operation: 'surgery',
  op: 'surgery',
  ops: 'surgery',
  surgical: 'surgery',
  bleed: 'haemorrhage',
  leukemia: 'leukaemia',
};
/** Words that do not name a condition. */
const NOT_A_CONDITION =
  /^(?:stress|injury|factors?|percent|percentage|%|in|for|after|with|during|of|on|and|or|the|an?|is|are|what|which|how|much|many|do|does|did|you|i|we|it|its|your|use|used|give|given|add|added|adding|to|from|come|comes|app|peng|table|basal|bmr|rate|range|values?|figures?|patients?|adults?|illness|ill|disease|condition|conditions|list|show|me|tell|dealt|handled|treated|counted|right|ok|about|please|there|have|has|be|would|should|\d+)$/u;
const CONDITION_POSITION =
  /\b(?:for|in|after|with|during|of) (?:(?:an?|the|someone with|patients? with) )?(?=(\w+))/gu;

type AskedConditions = { names: readonly string[]; missing?: string };

/** The conditions asked for ("COPD and surgery": each one). `missing` is asked for but not in the table. */
export function requestedConditions(names: readonly string[], text: string): AskedConditions {
  const inPosition = new Set(Array.from(text.matchAll(CONDITION_POSITION), ([, word]) => word));
  const wholeMatch = matchCondition(names, text, inPosition);
  if (wholeMatch.missing === undefined || !CONDITION_SEPARATOR.test(text)) return wholeMatch;
  const parts = text.split(CONDITION_SEPARATOR).map((part) => matchCondition(names, part, inPosition));
  const namedParts = parts.filter((part) => part.missing !== undefined || part.names.length < names.length);
  const found = new Set(namedParts.flatMap((part) => part.names));
  const missing = namedParts.flatMap((part) => part.missing ?? []);
  return {
    names: names.filter((name) => found.has(name)),
    ...(missing.length > 0 && { missing: missing.join('”, “') }),
  };
}
const CONDITION_SEPARATOR = / (?:and|or|vs|v|versus|plus|,) /u;

/** Conditions that contain every word of the one asked for, so that none answers for another that shares only a word. */
function matchCondition(
  names: readonly string[],
  text: string,
  inPosition: ReadonlySet<string | undefined>,
): AskedConditions {
  const words = text.split(' ').filter((word) => !NOT_A_CONDITION.test(word));
  // "Brain injury": "injury" is also a word of the stress factors.
  const conditionWords = words.filter(
    (word) =>
      inPosition.has(word) || isMedicalWord(word) || WARD_NAMES[word] !== undefined || isNamed(names, word),
  );
  if (conditionWords.length === 0) return { names };
  const fitting = names.filter((name) => conditionWords.every((word) => nameContains(name, word)));
  return fitting.length > 0 ? { names: fitting } : { names: [], missing: words.join(' ') };
}

const MIN_STEM_LENGTH = 4;
const isNamed = (names: readonly string[], word: string): boolean =>
  names.some((name) => nameContains(name, word));

function nameContains(name: string, word: string): boolean {
  const parts = (WARD_NAMES[word] ?? word.replace(/s$/u, '')).split(' ');
  const nameParts = name.toLowerCase().split(/[^a-z]+/u);
  return parts.every((part) =>
    nameParts.some(
      (each) =>
        each === part ||
        (part.length >= (WARD_NAMES[word] === undefined ? MIN_STEM_LENGTH : 3) && each.startsWith(part)),
    ),
  );
}
