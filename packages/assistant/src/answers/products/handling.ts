import { type ProductQuestion, ASKS_YES_OR_NO, linesOf, listPart, type Content } from '../draft.ts';
import { listed } from '../../language/phrases.ts';

// What directions and storage say about one thing, with a yes or no if all its lines agree.

/** The lines of a label: a lead sentence and the list under its heading; a single line becomes a sentence. */
export function labelParts(
  name: string,
  heading: string,
  lines: string[],
  found: readonly string[] = [],
): Content {
  const [only, second] = lines;
  if (only === undefined) return [];
  if (found.length > 0 && found.length < lines.length + (second === undefined ? 1 : 0))
    return [`The label of ${name} says: “${found.join(' ')}”`, listPart(heading, lines)];
  return second === undefined
    ? [`${heading} of ${name}: ${only}${/[.!]$/u.test(only) ? '' : '.'}`]
    : [`This is what the label of ${name} says.`, listPart(heading, lines)];
}

/** Words that refer to the same lines. */
export const SUBJECT_PATTERNS = [
  /\b(?:microwave|microwaved|microwaving|heat|heated|warm|warmed|boil|boiled|hot)\b/iu,
  /\b(?:medicine|medicines|medication|medications|meds|drug|drugs|crushed)\b/iu,
  /\b(?:open|opened|opening|leftover|left over)\b/iu,
  /\b(?:freeze|frozen|freezing|freezer|lolly)\b/iu,
  /\b(?:mix|mixed|add|added|milk|juice|thicken)\b/iu,
  /\b(?:shake|shaken|shaking)\b/iu,
  /\b(?:once|when|after|as soon as|since)(?: (?:it|its|is|been|you|have))* (?:made|mixed|prepared)\b|\bmade[ -]up\b/iu,
  /\b(?:temp|temperature)\b|\d\s?°C/iu,
  /\b(?:fridge|refrigerate|refrigerated|chilled|cold)\b/iu,
  /\b(?:water(?:ed|ing)? (?:\w+ ){0,3}down|dilut(?:e|ed|ing)|add(?:ing)? water)\b/iu,
];

/** A line about boiled water does not answer a question about a microwave. */
const MICROWAVE = /\bmicrowav\w+/iu;

/** "On the locker since breakfast": lines about being left out come before lines about the fridge. */
const ASKS_LEFT_OUT =
  /\broom temperature\b|(?<!\b(?:straight|right|direct|directly|fresh|cold) )\b(?:out of|outside|without|not in) (?:the |a )?fridge\b|\bleft (?:at|out|on|standing|sitting)\b|\b(?:been|sat|sitting|stood|standing|out) (?:out )?(?:on the|since|all (?:day|night|morning))\b/iu;
const STATES_LEFT_OUT = /\b(?:left|kept|standing) (?:at|out|on)\b/iu;
const UNOPENED =
  /\bunopened\b|\bbefore (?:(?:it|they|you|we|is|are|gets|being|the|pack|bottle|tin) ){0,3}open(?:s|ed|ing)?\b|\bnot (?:been )?opened\b/iu;

/** The liquid to mix with; product names stand as "_". */
const LIQUID =
  /\b(?:made|mixed|mix|make|added|add|stirred|diluted|reconstituted|prepared|given|taken|put|blended|thicken\w*|use)\b.*\b(?:with|in|into|to|using)(?: \w+){0,3}? (milk|juice|water|squash|cola|coffee|tea|yogh?urt|custard|soup|porridge|beer|wine)\b/u;

/** "Can it be frozen": the relevant lines first, with a yes or no if they agree. */
export function handlingParts(
  { product, query }: ProductQuestion,
  heading: string,
  lines: string[],
): Content {
  const { text } = query;
  // "Dalesip Shake" is a name and does not ask about shaking.
  const maskedText = query.classifierWords.join(' ');
  const labelLines = linesOf(`${product.directionsForUse}\n${product.storage}`);
  const isLeftOut = ASKS_LEFT_OUT.test(text);
  const patterns =
    isLeftOut && labelLines.some((line) => STATES_LEFT_OUT.test(line))
      ? [STATES_LEFT_OUT]
      : MICROWAVE.test(text)
        ? [MICROWAVE]
        : SUBJECT_PATTERNS.filter((pattern) => pattern.test(maskedText));
  const isUnopened = UNOPENED.test(text);
  const isRelevant = (line: string) =>
    isUnopened ? UNOPENED.test(line) : patterns.some((pattern) => pattern.test(line));
  const found = labelLines.filter(isRelevant);
  // A line about adding scoops is not a yes to adding them to milk.
  const liquid = LIQUID.exec(maskedText)?.[1];
  const missing =
    patterns[0] === MICROWAVE && found.length === 0
      ? 'a microwave'
      : liquid !== undefined && !labelLines.some((line) => line.toLowerCase().includes(liquid))
        ? liquid
        : undefined;
  if (missing !== undefined) {
    // What it says of warming by other means.
    const near =
      missing === 'a microwave' ? labelLines.filter((line) => SUBJECT_PATTERNS[0]?.test(line)) : [];
    const says = near.length === 0 ? '' : ` “${near.join(' ')}”`;
    return [
      `The label of ${product.name} does not mention ${missing}. It says:${says}`,
      listPart(heading, lines),
    ];
  }
  const all = labelParts(product.name, heading, lines, found);
  const [first, ...others] = all;
  // "Can the ritalin be opened": a yes would answer a different question.
  const isUnderstood =
    query.unknownWords.length + query.unusedWords.length === 0 &&
    query.criteria.every(({ kind }) => kind !== 'type' && kind !== 'flavour');
  // How long it may stand does not mean that it may be left out.
  if (
    isUnopened ||
    isLeftOut ||
    !isUnderstood ||
    typeof first !== 'string' ||
    !ASKS_YES_OR_NO.test(text) ||
    /\b(?:how|what|when|where)\b/u.test(text)
  )
    return all;
  const [, , ...rest] = first.split(/(?<=[.:“;])\s*/u);
  const relevant = rest.filter(
    (sentence) => isRelevant(sentence) && (liquid === undefined || sentence.toLowerCase().includes(liquid)),
  );
  const negativeLines = relevant.filter((sentence) =>
    /\b(?:not|never|no)\b(?! (?:more|longer|less|later|earlier) than\b)/iu.test(sentence),
  );
  if (relevant.length === 0 || (negativeLines.length > 0 && negativeLines.length < relevant.length))
    return all;
  // "Store it in the fridge": no yes if the label says so only for an opened one.
  const mayMeanUnopened = heading === 'Storage' && !OPENED.test(text);
  if (mayMeanUnopened && relevant.every((sentence) => OPENED.test(sentence) || SERVED_AS.test(sentence)))
    return all;
  return [`${negativeLines.length > 0 ? 'No' : 'Yes'}. ${first}`, ...others];
}

const OPENED =
  /\b(?:once|after|when|if|been|has been|left) (?:it is |its )?open(?:ed|ing)?\b|\bopened\b(?<!un\w*)/iu;
const SERVED_AS = /\bserved? /iu;

/** "By tube as well as by mouth": the routes in the product data. */
export function routesOf({
  product: { name, categories, directionsForUse },
  query: { text },
}: ProductQuestion): string[] {
  const forms = [
    ...(categories.includes('tube-feed') ? ['a tube feed'] : []),
    ...(categories.includes('oral-nutritional-supplement') ? ['an oral nutritional supplement'] : []),
  ];
  if (!ROUTE.test(text) || forms.length === 0) return [];
  const lines = linesOf(directionsForUse).filter((line) => /\bby mouth\b|\btube\b/u.test(line));
  const label = lines.length === 0 ? '' : ` The label says: “${lines.join(' ')}”`;
  const isNoTubeFeed =
    new RegExp(String.raw`\b${TUBE}\b`, 'u').test(text) && !categories.includes('tube-feed');
  return [
    `The product data list ${name} as ${listed(forms)}${isNoTubeFeed ? ', not as a tube feed' : ''}.${label}`,
  ];
}
const BY_MOUTH = String.raw`(?:oral|orally|by mouth|sipp?(?:ed|ing)?|drinks?|drunk)`;
const TUBE = '(?:tube|ngt?|njt?|peg|rig|jej|gastrostomy|nasogastric tube)';
const ROUTE = new RegExp(
  String.raw`\broutes?\b|\b${BY_MOUTH}\b.*\b${TUBE}\b|\b${TUBE}\b.*\b${BY_MOUTH}\b|\b(?:by mouth|orally)\b|\b(?:down|through|via|by|into) (?:an? |the )?(?:feeding )?${TUBE}\b`,
  'u',
);
