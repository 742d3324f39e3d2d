import { isOfABody } from '../people/patient-facts.ts';

/** What a condition of a table is called on a ward, in the words of the table. */
const CALLED: Readonly<Record<string, string>> = {
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
/** Beside a condition these say nothing of which. */
const OF_NONE =
  /^(?:stress|injury|factors?|percent|percentage|%|in|for|after|with|during|of|on|and|or|the|an?|is|are|what|which|how|much|many|do|does|did|you|i|we|it|its|your|use|used|give|given|add|added|adding|to|from|come|comes|app|peng|table|basal|bmr|rate|range|values?|figures?|patients?|adults?|illness|ill|disease|condition|conditions|list|show|me|tell|dealt|handled|treated|counted|right|ok|about|please|there|have|has|be|would|should|\d+)$/u;
const PLACED = /\b(?:for|in|after|with|during|of) (?:(?:an?|the|someone with|patients? with) )?(?=(\w+))/gu;

type Asked = { names: readonly string[]; missing?: string };

/** The conditions of a table that were asked for, "COPD and surgery" each by itself; `missing` is what was asked for and stands in none. */
export function conditionsAsked(names: readonly string[], text: string): Asked {
  const placed = new Set(Array.from(text.matchAll(PLACED), ([, word]) => word));
  const whole = oneAsked(names, text, placed);
  if (whole.missing === undefined || !JOINS.test(text)) return whole;
  const parts = text.split(JOINS).map((part) => oneAsked(names, part, placed));
  const asked = parts.filter((part) => part.missing !== undefined || part.names.length < names.length);
  const found = new Set(asked.flatMap((part) => part.names));
  const missing = asked.flatMap((part) => part.missing ?? []);
  return {
    names: names.filter((name) => found.has(name)),
    ...(missing.length > 0 && { missing: missing.join('”, “') }),
  };
}
const JOINS = / (?:and|or|vs|v|versus|plus|,) /u;

/** The conditions that hold every word of the one that was asked for, so that none answers for another that shares a word. */
function oneAsked(names: readonly string[], text: string, placed: ReadonlySet<string | undefined>): Asked {
  const words = text.split(' ').filter((word) => !OF_NONE.test(word));
  // "Brain injury": the word of the factor is one of the condition as well.
  const asked = words.filter(
    (word) => placed.has(word) || isOfABody(word) || CALLED[word] !== undefined || isNamed(names, word),
  );
  if (asked.length === 0) return { names };
  const fitting = names.filter((name) => asked.every((word) => holds(name, word)));
  return fitting.length > 0 ? { names: fitting } : { names: [], missing: words.join(' ') };
}

const SHORTEST_STEM = 4;
const isNamed = (names: readonly string[], word: string): boolean => names.some((name) => holds(name, word));

function holds(name: string, word: string): boolean {
  const parts = (CALLED[word] ?? word.replace(/s$/u, '')).split(' ');
  const own = name.toLowerCase().split(/[^a-z]+/u);
  return parts.every((part) =>
    own.some(
      (each) =>
        each === part ||
        (part.length >= (CALLED[word] === undefined ? SHORTEST_STEM : 3) && each.startsWith(part)),
    ),
  );
}
