// Longer than other files: one answer, from what is asked of a method to each figure it tells.
import type { Country } from '@dietetic/catalogue';
import { NEWBORN_UNTIL_DAYS, PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { nutrientById } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { MethodFact } from '../../methods/method-facts.ts';
import { conditionsAsked } from '../../methods/conditions.ts';
import { differenceOf } from '../../methods/difference.ts';
import { isMicronutrient, referenceFigures } from '../../methods/reference-figures.ts';
import { asksForTheSource } from '../../follow-ups/same-method.ts';
import type { Query } from '../../message/query.ts';
import {
  ASKS_WHETHER,
  COUNTRY_WORDS,
  type Draft,
  type Knowledge,
  listPart,
  PAGES,
  said,
  type Said,
} from '../draft.ts';
import { A_HIGH_BMI, type Span, spanIn, figuresFor, isOfferedTo } from '../../methods/figures-for.ts';
import { ENTERED, inLines, methodChoices, methodList, sourcesOf } from './method-list.ts';

const MOST_IN_FULL = 3;

/** More than this are told only for an age or a sex. */
const MOST_FIGURES = 16;

/** What the app works with: equation, figures, source and status of each method that was named, never a patient's figure. */
export function methodAnswer(knowledge: Knowledge, names: readonly string[], query: Query): Draft {
  const { methods, country } = knowledge;
  const { text } = query;
  const span = spanIn(query);
  const place =
    query.criteria.find((each) => each.kind === 'country')?.value ?? placeOfTable(text) ?? country;
  const isFor = (words: string) => span === undefined || isOfferedTo(words, span, place);
  // "Why does he get Mifflin and not kcal/kg": PENG says from which BMI.
  const isOfPeng = names.includes('mifflin_st_jeor') && !names.includes('peng_2018') && WHY_OF_TWO.test(text);
  const byBmi = ofBmi(names, text, span);
  const asked = (isOfPeng ? ['peng_2018', ...names] : byBmi).flatMap((name) => {
    const id =
      name === 'infantEnergy' ? (place === 'uk' ? 'uk_paeds' : 'roi_paeds_under_6months') : idOf(name, text);
    const one = methods.filter((method) => method.id === id);
    // "For a 9 month old" in Ireland is the method of that age there, whichever was nearest.
    const ofThatAge =
      span === undefined ||
      !(id === 'paeds' || OF_CHILDREN.test(id)) ||
      one.some(({ offeredTo }) => isFor(offeredTo))
        ? []
        : methods.filter((method) =>
            id === 'paeds'
              ? method.use === 'protein' && isFor(method.offeredTo)
              : OF_CHILDREN.test(method.id) && isFor(method.offeredTo),
          );
    return [ofThatAge, one].find(({ length }) => length > 0) ?? methods.filter(({ use }) => use === name);
  });
  let first: Said = [];
  if (ASKS_THE_DEFAULT.test(text) && asked.some(({ use }) => use === 'energy' || use === 'protein')) {
    // "Children" are all under 18, infants among them.
    const ofChildren = query.criteria.some(
      (each) => each.kind === 'age' && each.age.kind === 'band' && each.age.band.startsWith('child'),
    );
    const isForAnyOf = (words: string) =>
      isFor(words) ||
      (ofChildren && [0, 6].some((from) => isOfferedTo(words, { from, to: from + 1 }, place)));
    const found = defaultAmong(asked, methods, isForAnyOf);
    // "How do they differ, and which is the default": both are told.
    if (found !== undefined && !(asked.length > 1 && DIFFERS.test(text))) return answered(found, []);
    first = found ?? [];
  }
  const byEntry = whichReads(asked, text);
  if (byEntry !== undefined) return answered(byEntry, []);
  const list = methodList(methods, names, query, span, place);
  if (list !== undefined) return answered(list.say, list.choices);
  // Of many, those that are offered at the age and in the country that were named.
  const offered = asked.filter(({ offeredTo }) => asked.length <= MOST_IN_FULL || isFor(offeredTo));
  const facts = [...new Set([offered, asked].find(({ length }) => length > 0))].flatMap((fact) =>
    fact.id === 'reference'
      ? placesIn(text, place).flatMap((each, _, { length }) =>
          ofNutrients(fact, query, each, knowledge, length > 1),
        )
      : [fact.id === 'nitrogen_to_protein' && TO_NITROGEN.test(text) ? toNitrogen(fact) : fact],
  );
  // Of PENG’s protein the share of it that counts at a high BMI is a part.
  const beside = facts.some(({ id }) => id === 'peng') ? methods.filter(({ id }) => id === 'obesity') : [];
  const isMany = facts.length > MOST_IN_FULL;
  return answered(
    said(
      IS_MEASURED.test(text) && NOBODY,
      ...first,
      ...facts.flatMap((fact) => whetherItReads(fact, text)),
      ...(COMPARES.test(text) && byBmi === names && !isOfTwoPlaces(facts) ? differenceOf(facts) : []),
      ...(isMany
        ? inLines(facts, query, span, place)
        : [...new Set([...facts, ...beside])].flatMap((fact) => [...withNote(fact, query, knowledge, span)])),
    ),
    isMany ? methodChoices(facts) : [],
  );
}

/** A high BMI changes the equation of energy as well as the protein: both are told, unless one of them is asked for. */
function ofBmi(names: readonly string[], text: string, span: Span | undefined): readonly string[] {
  const isOfAdults = span === undefined || span.from >= ADULT_FROM_MONTHS;
  const isChosen = /\b(?:peng|proteins?|factors?)\b/u.test(text) || !names.some((name) => BY_BMI.test(name));
  if (!A_HIGH_BMI.test(text) || !isOfAdults || isChosen) return names;
  return /\b(?:energy|kcals?|calories?|equations?)\b/u.test(text) ? ['peng_2018'] : ['peng_2018', 'obesity'];
}
const ADULT_FROM_MONTHS = 216;
const BY_BMI = /^(?:peng_2018|energy|obesity)$/u;
const WHY_OF_TWO = /\b(?:why|how come|instead|rather than|what made|switch\w*)\b/u;

const answered = (say: Said, choices: Draft['choices']): Draft => ({
  intent: 'app.method',
  say,
  sources: [{ kind: 'service', text: 'The calculators of the app' }],
  links: [PAGES.regimen, PAGES.resources],
  choices: choices ?? [],
});

/** "Which do you use first, Henry or Schofield", "what does it start with". */
const ASKS_THE_DEFAULT =
  /\bdefaults?\b|\bpre ?(?:selected|set|chosen)\b|\b(?:us\w+|pick\w*|offer\w*|go(?:es)?|comes?|chosen?|choos\w+|shown?|tak\w+|tri\w+|try)(?: \w+){0,3} first\b|\bfirst (?:choice|one|offered|shown|equation|method|up)\b|\b(?:starts?|opens?) (?:with|off|from|on|up)\b|\b(?:comes? up|pick\w*|us\w+|runs?|running|takes?)\b.*\b(?:by itself|if i (?:do nothing|leave|dont|never|change nothing))\b|\bnever (?:chose|picked)\b/u;

/** Which methods are the default, and for whom; of those that were named whether they are. */
function defaultAmong(
  asked: readonly MethodFact[],
  methods: readonly MethodFact[],
  isFor: (words: string) => boolean,
): Said | undefined {
  const uses = new Set(asked.map(({ use }) => use));
  const ofUse = methods.filter(({ use, defaultFor }) => uses.has(use) && defaultFor !== '');
  const isNamed = asked.length <= MOST_IN_FULL;
  const own = asked.filter(({ defaultFor }) => defaultFor !== '' && isFor(defaultFor));
  const chosen = isNamed && own.length > 0 ? own : ofUse.filter(({ defaultFor }) => isFor(defaultFor));
  if (chosen.length === 0) return undefined;
  const others = isNamed ? asked.filter((fact) => !own.includes(fact)).map(({ name }) => name) : [];
  const [one, other] = others;
  return said(
    one !== undefined &&
      (other === undefined
        ? `${one} is not the default.`
        : `None of these is the default: ${listed(others)}.`),
    ...chosen.map(({ name, defaultFor }) => `${name} is the default for ${defaultFor}.`),
    'To use another method offered at that age, choose it in step 2; for protein, in step 3.',
  );
}

/** Where figures of somebody were given: none of them is put in. */
const IS_MEASURED = /\b\d+(?:\.\d+)? ?(?:kgs?|kilos?|cms?|stones?|st)\b(?! (?:a|per) day)/u;

const NOBODY = 'I do not work it out for a patient: the regimen calculator does, and shows the working.';

/** What is said first of a method, by what is asked of it, and the rest of it. */
function withNote(fact: MethodFact, query: Query, { sentences, help }: Knowledge, span?: Span): Said {
  const { id, sources } = fact;
  const whole = inFull(fact, query, help, span);
  // Of a vitamin that is named its own figures are told.
  if (id === 'reference' && query.nutrients.length > 0 && query.nutrients.length <= MOST_IN_FULL)
    return whole;
  const words = query.text.split(' ');
  const note = sentences.methodNotes[id]?.find((each) =>
    each.words.split(' ').some((word) => words.includes(word)),
  );
  if (note === undefined) return whole;
  return [
    note.says,
    ...(note.alone === true ? [listPart('Source and status', sourcesOf(sources, []))] : whole),
  ];
}

const IN_THE_UK = /\b(?:uk|british|britain|england|scotland|wales|northern ireland)\b/u;

const IN_IRELAND = /\b(?<!northern )(?:efsa|pris?|ireland|irish|roi|republic)\b/u;

/** A table by the name of its publisher is that of the country which uses it. */
const placeOfTable = (text: string): Country | undefined =>
  /\befsa\b/u.test(text) ? 'roi' : /\bsacn\b/u.test(text) ? 'uk' : undefined;

const IN_BOTH = /\b(?:same|both|differ\w*|either|vs|versus|compar\w+)\b/u;

/** The countries whose references are asked for: never one alone where the other was asked for as well. */
function placesIn(text: string, place: Country): readonly Country[] {
  const named = [IN_THE_UK.test(text) && 'uk', IN_IRELAND.test(text) && 'roi'].filter(
    (each) => each !== false,
  );
  const first = named.length === 1 ? (named[0] as Country) : place;
  const other = first === 'uk' ? 'roi' : 'uk';
  // The RNI is the UK’s; in Ireland it is said of either.
  const isOfBoth =
    named.length > 1 ||
    (named.length === 1 && IN_BOTH.test(text)) ||
    (named.length === 0 && place === 'roi' && /\brnis?\b/u.test(text));
  return isOfBoth ? [first, other] : [first];
}

/** The same table of two countries stands beside itself. */
const isOfTwoPlaces = ([one, other]: readonly MethodFact[]): boolean =>
  one !== undefined && one.id === other?.id;

const OF_A_STAGE = /\b(?:pregnan\w+|breastfe\w+|breast|lactat\w+|nursing)\b/u;

/** "Upper level of selenium": of a vitamin or mineral that is named, its own figures. */
function ofNutrients(
  fact: MethodFact,
  query: Query,
  country: Country,
  knowledge: Knowledge,
  isBesideAnother: boolean,
): MethodFact[] {
  const ids = query.nutrients.filter(isMicronutrient);
  if (ids.length === 0 || ids.length > MOST_IN_FULL) return [fact];
  const { text } = query;
  const asksUpper = /\b(?:upper|ul|uls|max\w*|too much|toxic\w*|limits?)\b/u.test(text);
  const which = asksUpper ? 'upper level' : 'intake';
  return ids.map((id) => {
    const name = (nutrientById(id)?.name ?? id).replace(/(?<=^Vitamin [DK])\d/u, '');
    const { figures, citations, dependsOnForm, isCompared } = referenceFigures(
      id,
      country,
      which,
      knowledge.formatNumber,
    );
    const table = asksUpper ? 'EFSA’s table of upper levels' : `The table of ${COUNTRY_WORDS[country]}`;
    const isStaged = OF_A_STAGE.test(text);
    return {
      ...fact,
      name: `${name}, ${asksUpper ? 'upper level' : 'reference intake'}${isBesideAnother ? ` in ${COUNTRY_WORDS[country]}` : ''}`,
      equation: dependsOnForm
        ? 'EFSA’s upper level depends on the form of the nutrient; the app holds no figure for it and compares no label with it'
        : figures.length === 0
          ? `${table} sets none; that is not the same as no limit`
          : /\blrni\b/u.test(text)
            ? 'The app holds no lower reference nutrient intakes (LRNI); these are the reference intakes'
            : isCompared
              ? `In ${COUNTRY_WORDS[country]} the app compares what the products give in a day with it`
              : 'The app does not compare labels with it, because labels state the total amount of the nutrient',
      // The figures of a stage are for whoever asks of one.
      figures: figures.filter((figure) => isStaged || figure.fromMonths !== undefined),
      sources: fact.sources.filter(({ citation }) => citations.includes(citation) || citations.length === 0),
    };
  });
}

/** "Nitrogen from protein", "protein into nitrogen": the other way round, and of no metabolic state. */
const TO_NITROGEN =
  /\bnitrogen\b.* (?:from|in|of) (?:\w+ ){0,2}proteins?\b(?! (?:step|section|part|page|screen|methods?)\b)|\bproteins?\b.* (?:to|into) (?:\w+ ){0,2}nitrogen\b/u;
const toNitrogen = (fact: MethodFact): MethodFact => ({
  ...fact,
  id: 'protein_to_nitrogen',
  name: 'Protein to nitrogen',
  equation: `g protein ÷ ${PROTEIN_PER_NITROGEN} = g nitrogen`,
  figures: [],
});

/** Of protein some names mean a method of its own. */
function idOf(name: string, text: string): string {
  const isOfProtein =
    /\bproteins?\b/u.test(text) && !/\b(?:energy|kcals?|calories?|kj|nitrogen)\b/u.test(text);
  if (isOfProtein && name === 'peng_2018') return 'peng';
  // Of protein the references are a method of their own, whether or not its name is nearest to those of energy.
  if (isOfProtein && (name === 'reference' || OF_CHILDREN.test(name))) return 'paeds';
  if (isOfProtein && name === 'protein' && OF_A_REFERENCE.test(text)) return 'paeds';
  if (name !== 'nitrogen') return name;
  return /\bprotein\b/u.test(text) && /\bmethods?\b/u.test(text) ? 'nitrogen' : 'nitrogen_to_protein';
}

const OF_A_REFERENCE = /\b(?:efsa|rnis?|pris?|references?|ref|coma|drvs?)\b/u;

const OF_CHILDREN = /^(?:uk|roi)_paeds/u;

const DIFFERS = /\b(?:differ\w*|diff|vs|versus|compar\w+)\b/u;
const COMPARES =
  /\b(?:differ\w*|diff|vs|versus|compar\w+|older|oldest|newer|newest|first|later|earlier|which|better|instead|or)\b/u;

const ENTRIES: readonly (readonly [pattern: RegExp, entry: string, words: string])[] = [
  [/\b(?:stress|injury)\b/u, 'stressPercent', 'stress'],
  [/\b(?:activity|pal|mobility)\b/u, 'palDit', 'activity'],
  [/\bheight\b/u, 'height', 'height'],
  [/\b(?:temperature|fever)\b/u, 'temperature', 'temperature'],
  [/\bventilation\b/u, 'ventilation', 'ventilation'],
];

/** "Does the app add stress to Penn State": yes or no by what the method reads. */
function whetherItReads({ name, reads }: MethodFact, text: string): string[] {
  if (reads === undefined || !(ASKS_WHETHER.test(text) || /\bwhy\b/u.test(text))) return [];
  return ENTRIES.filter(([pattern]) => pattern.test(text)).map(([, entry, words]) =>
    reads.includes(entry)
      ? `Yes, ${name} takes ${words} into account.`
      : `No, ${name} does not take ${words} into account.`,
  );
}

/** "Which uses temperature", of several methods: those that read it. */
function whichReads(facts: readonly MethodFact[], text: string): Said | undefined {
  const entry = ENTRIES.find(([pattern]) => pattern.test(text));
  if (entry === undefined || facts.length < 2 || !WHICH_READS.test(text)) return undefined;
  const [, id, words] = entry;
  const reading = facts.filter(({ reads }) => reads?.includes(id) === true);
  const names = reading.map(({ name }) => name);
  return reading.length === 0
    ? [`None of them takes ${words} into account.`]
    : [
        `${listed(names)} ${names.length === 1 ? 'takes' : 'take'} ${words} into account.`,
        listPart(
          'How each works',
          reading.map(({ name, equation }) => `${name}: ${equation}`),
        ),
      ];
}
const WHICH_READS =
  /\bwhich (?:(?:one|ones|of (?:them|these|those)|methods?|equations?) )?(?:do )?(?:uses?|takes?|needs?|reads?|includes?|has|have|adds?|asks?|requires?|wants?|counts?)\b/u;

/** Where the recipe is made, before how it is worked out, for whoever asks for more than its formula. */
function ofTheRecipe(text: string, help: Knowledge['help']): string | false {
  const where = help.find(({ id }) => id === 'recipeScreen')?.says;
  if (where === undefined || !OF_ITS_USE.test(text)) return false;
  const isStrength = OF_STRENGTH.test(text);
  const says = isStrength
    ? `To use a strength other than the label’s, enter it in the recipe. ${where}`
    : where;
  return ASKS_WHETHER.test(text) ? `Yes. ${says}` : says;
}

const OF_STRENGTH = /\b(?:concentrat\w*|strong\w*|strengths?|weak\w*|dilut\w*)\b|\d ?(?:%|percent)/u;

const OF_ITS_USE = new RegExp(
  String.raw`${OF_STRENGTH.source}|\b(?:work\w*|figures?|sort|count|calculat\w*|do|tell|give) .*\bscoops?\b|\bwhere\b|\bhow (?:(?:do|can|would|should) (?:i|we)|to)\b`,
  'u',
);

const NEWBORN = `Under ${NEWBORN_UNTIL_DAYS} days the app has no default: enter the figure by your neonatal guideline.`;

function inFull(fact: MethodFact, query: Query, help: Knowledge['help'], span?: Span): Said {
  const { name, equation, offeredTo, sources, figures } = fact;
  const { meant, missing } = meantOf(fact, query, span);
  const [only, second] = meant;
  const isOne = only !== undefined && second === undefined && figures.length > 1;
  const isTold = meant.length <= MOST_FIGURES || meant.every(({ fromMonths }) => fromMonths === undefined);
  const lines = meant.map(({ who, text }) => `${who}: ${text}`);
  const leavesOutTheNewborn = meant.some(({ who }) => who.includes(`${NEWBORN_UNTIL_DAYS} days`));
  const isOfThem = span !== undefined && span.to <= 1;
  const ofSources = listPart('Source and status', sourcesOf(sources, meant));
  // "Where is that from", "who checked it": that first, and no table.
  const isFor = offeredTo === '' ? '' : ` Offered to ${offeredTo}.`;
  if (sources.length > 0 && asksForTheSource(query.text))
    return said(`${name}: ${equation}.${isFor}`, ofSources);
  return said(
    leavesOutTheNewborn && isOfThem && NEWBORN,
    fact.id === 'recipe' && ofTheRecipe(query.text, help),
    missing !== undefined &&
      `“${missing}” is not among the conditions in this table, and none of them can be used in its place.`,
    isOne && `${name}, ${only.who}: ${only.text}.`,
    `${isOne ? '' : `${name}: `}${equation}.${isFor}`,
    !isOne && meant.length > 0 && isTold && listPart('Figures', lines),
    leavesOutTheNewborn && !isOfThem && (span?.from ?? 0) === 0 && NEWBORN,
    !isTold && 'Its table gives a figure for each age and sex. Give an age and a sex to see one.',
    figures.length > 0 && meant.length === 0 && 'Its table has no figure for that.',
    sources.length === 0 ? ENTERED : ofSources,
  );
}

/** The figures that were meant; a condition of the stress table is only its own. */
function meantOf({ id, figures }: MethodFact, query: Query, span?: Span) {
  if (id !== 'stress') return { meant: figuresFor(figures, query, span) };
  const all = figures.map(({ who }) => who);
  const { names, missing } = conditionsAsked(all, query.text);
  return { meant: figures.filter(({ who }) => names.length === 0 || names.includes(who)), missing };
}
