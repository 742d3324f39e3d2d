// Longer than other files: one answer, from the question about a method to each figure in it.
import type { Country } from '@dietetic/catalogue';
import { NEWBORN_UNTIL_DAYS, PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { nutrientById } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { MethodFact } from '../../methods/method-facts.ts';
import { requestedConditions } from '../../methods/conditions.ts';
import { differenceOf, INPUT_WORDS } from '../../methods/difference.ts';
import { isMicronutrient, referenceFigures } from '../../methods/reference-figures.ts';
import { asksForSource } from '../../follow-ups/same-method.ts';
import type { Query } from '../../message/query.ts';
import {
  ASKS_YES_OR_NO,
  COUNTRY_WORDS,
  type Draft,
  type Knowledge,
  listPart,
  PAGES,
  withoutEmptyParts,
  type Content,
} from '../draft.ts';
import { A_HIGH_BMI, type AgeSpan, ageSpanIn, figuresFor, isOfferedTo } from '../../methods/figures-for.ts';
import { ENTERED_BY_DIETITIAN, methodLines, methodChoices, methodList, sourcesOf } from './method-list.ts';

const MAX_IN_FULL = 3;

/** More figures than this are shown only for a given age or sex. */
const MAX_FIGURES = 16;

/** The equation, figures, sources and status of each named method; never a figure for a patient. */
export function methodAnswer(knowledge: Knowledge, names: readonly string[], query: Query): Draft {
  const { methods, country } = knowledge;
  const { text } = query;
  const span = ageSpanIn(query);
  const place =
    query.criteria.find((each) => each.kind === 'country')?.value ?? placeOfTable(text) ?? country;
  const isForAge = (words: string) => span === undefined || isOfferedTo(words, span, place);
  // "Why does he get Mifflin and not kcal/kg": PENG says from which BMI.
  const asksWhyNotPeng =
    names.includes('mifflin_st_jeor') && !names.includes('peng_2018') && ASKS_WHY_THIS_ONE.test(text);
  const byBmi = methodsForBmi(names, text, span);
  const candidateFacts = (asksWhyNotPeng ? ['peng_2018', ...names] : byBmi).flatMap((name) => {
    const id =
      name === 'infantEnergy' ? (place === 'uk' ? 'uk_paeds' : 'roi_paeds_under_6months') : idOf(name, text);
    const one = methods.filter((method) => method.id === id);
    // "For a 9 month old" in Ireland: the Irish method for that age, whichever method the classifier chose.
    const methodsForAge =
      span === undefined ||
      !(id === 'paeds' || PAEDIATRIC_METHODS.test(id)) ||
      one.some(({ offeredTo }) => isForAge(offeredTo))
        ? []
        : methods.filter((method) =>
            id === 'paeds'
              ? method.use === 'protein' && isForAge(method.offeredTo)
              : PAEDIATRIC_METHODS.test(method.id) && isForAge(method.offeredTo),
          );
    return [methodsForAge, one].find(({ length }) => length > 0) ?? methods.filter(({ use }) => use === name);
  });
  let first: Content = [];
  if (
    ASKS_THE_DEFAULT.test(text) &&
    candidateFacts.some(({ use }) => use === 'energy' || use === 'protein')
  ) {
    // "Children" here means everyone under 18, including infants.
    const asksAboutChildren = query.criteria.some(
      (each) => each.kind === 'age' && each.age.kind === 'band' && each.age.band.startsWith('child'),
    );
    const isForSomeAge = (words: string) =>
      isForAge(words) ||
      (asksAboutChildren && [0, 6].some((from) => isOfferedTo(words, { from, to: from + 1 }, place)));
    const found = defaultAmong(candidateFacts, methods, isForSomeAge);
    // "How do they differ, and which is the default": both are answered.
    if (found !== undefined && !(candidateFacts.length > 1 && DIFFERS.test(text)))
      return methodDraft(found, []);
    first = found ?? [];
  }
  const byEntry = methodsWithInput(candidateFacts, text);
  if (byEntry !== undefined) return methodDraft(byEntry, []);
  const list = methodList(methods, names, query, span, place);
  if (list !== undefined) return methodDraft(list.content, list.choices);
  // With many methods, only those offered at the given age and in the given country.
  const offered = candidateFacts.filter(
    ({ offeredTo }) => candidateFacts.length <= MAX_IN_FULL || isForAge(offeredTo),
  );
  const facts = [...new Set([offered, candidateFacts].find(({ length }) => length > 0))].flatMap((fact) =>
    fact.id === 'reference'
      ? countriesIn(text, place).flatMap((each, _, { length }) =>
          nutrientFacts(fact, query, each, knowledge, length > 1),
        )
      : [fact.id === 'nitrogen_to_protein' && TO_NITROGEN.test(text) ? toNitrogen(fact) : fact],
  );
  // PENG’s protein includes the share of it that counts at a high BMI.
  const related = facts.some(({ id }) => id === 'peng') ? methods.filter(({ id }) => id === 'obesity') : [];
  const areTooMany = facts.length > MAX_IN_FULL;
  return methodDraft(
    withoutEmptyParts(
      GIVES_MEASUREMENTS.test(text) && NO_PATIENT_NOTE,
      ...first,
      ...facts.flatMap((fact) => inputSentence(fact, text)),
      ...(COMPARES.test(text) && byBmi === names && !isSameTable(facts) ? differenceOf(facts) : []),
      ...(areTooMany
        ? methodLines(facts, query, span, place)
        : [...new Set([...facts, ...related])].flatMap((fact) => [
            ...withNote(fact, query, knowledge, span),
          ])),
    ),
    areTooMany ? methodChoices(facts) : [],
  );
}

/** A high BMI changes the energy equation and the protein: both are answered, unless only one is asked for. */
function methodsForBmi(names: readonly string[], text: string, span: AgeSpan | undefined): readonly string[] {
  const mayBeAdult = span === undefined || span.from >= ADULT_FROM_MONTHS;
  const isChosen =
    /\b(?:peng|proteins?|factors?)\b/u.test(text) || !names.some((name) => DEPENDS_ON_BMI.test(name));
  if (!A_HIGH_BMI.test(text) || !mayBeAdult || isChosen) return names;
  return /\b(?:energy|kcals?|calories?|equations?)\b/u.test(text) ? ['peng_2018'] : ['peng_2018', 'obesity'];
}
const ADULT_FROM_MONTHS = 216;
const DEPENDS_ON_BMI = /^(?:peng_2018|energy|obesity)$/u;
const ASKS_WHY_THIS_ONE = /\b(?:why|how come|instead|rather than|what made|switch\w*)\b/u;

const methodDraft = (content: Content, choices: Draft['choices']): Draft => ({
  intent: 'app.method',
  content,
  sources: [{ kind: 'service', text: 'The calculators of the app' }],
  links: [PAGES.regimen, PAGES.resources],
  choices: choices ?? [],
});

/** Asks for the default: "which do you use first, Henry or Schofield", "what does it start with". */
const ASKS_THE_DEFAULT =
  /\bdefaults?\b|\bpre ?(?:selected|set|chosen)\b|\b(?:us\w+|pick\w*|offer\w*|go(?:es)?|comes?|chosen?|choos\w+|shown?|tak\w+|tri\w+|try)(?: \w+){0,3} first\b|\bfirst (?:choice|one|offered|shown|equation|method|up)\b|\b(?:starts?|opens?) (?:with|off|from|on|up)\b|\b(?:comes? up|pick\w*|us\w+|runs?|running|takes?)\b.*\b(?:by itself|if i (?:do nothing|leave|dont|never|change nothing))\b|\bnever (?:chose|picked)\b/u;

/** Which methods are the default, and for whom; for named methods, whether they are. */
function defaultAmong(
  facts: readonly MethodFact[],
  methods: readonly MethodFact[],
  isFor: (words: string) => boolean,
): Content | undefined {
  const uses = new Set(facts.map(({ use }) => use));
  const defaultsForUse = methods.filter(({ use, defaultFor }) => uses.has(use) && defaultFor !== '');
  const isNamed = facts.length <= MAX_IN_FULL;
  const defaults = facts.filter(({ defaultFor }) => defaultFor !== '' && isFor(defaultFor));
  const chosen =
    isNamed && defaults.length > 0 ? defaults : defaultsForUse.filter(({ defaultFor }) => isFor(defaultFor));
  if (chosen.length === 0) return undefined;
  const others = isNamed ? facts.filter((fact) => !defaults.includes(fact)).map(({ name }) => name) : [];
  const [one, other] = others;
  return withoutEmptyParts(
    one !== undefined &&
      (other === undefined
        ? `${one} is not the default.`
        : `None of these is the default: ${listed(others)}.`),
    ...chosen.map(({ name, defaultFor }) => `${name} is the default for ${defaultFor}.`),
    'To use another method offered at that age, choose it in step 2; for protein, in step 3.',
  );
}

/** The message gives a patient's measurements, which Sim does not use. */
const GIVES_MEASUREMENTS = /\b\d+(?:\.\d+)? ?(?:kgs?|kilos?|cms?|stones?|st)\b(?! (?:a|per) day)/u;

const NO_PATIENT_NOTE =
  'I do not work it out for a patient: the regimen calculator does, and shows the working.';

/** A method with the note that its words call for, if there is one. */
function withNote(fact: MethodFact, query: Query, { sentences, help }: Knowledge, span?: AgeSpan): Content {
  const { id, sources } = fact;
  const text = fullText(fact, query, help, span);
  // A named vitamin gets its own figures.
  if (id === 'reference' && query.nutrients.length > 0 && query.nutrients.length <= MAX_IN_FULL) return text;
  const words = query.text.split(' ');
  const note = sentences.methodNotes[id]?.find((each) =>
    each.words.split(' ').some((word) => words.includes(word)),
  );
  if (note === undefined) return text;
  return [
    note.says,
    ...(note.alone === true ? [listPart('Source and status', sourcesOf(sources, []))] : text),
  ];
}

const IN_THE_UK = /\b(?:uk|british|britain|england|scotland|wales|northern ireland)\b/u;

const IN_IRELAND = /\b(?<!northern )(?:efsa|pris?|ireland|irish|roi|republic)\b/u;

/** The country of a table that is called by its publisher. */
const placeOfTable = (text: string): Country | undefined =>
  /\befsa\b/u.test(text) ? 'roi' : /\bsacn\b/u.test(text) ? 'uk' : undefined;

const IN_BOTH = /\b(?:same|both|differ\w*|either|vs|versus|compar\w+)\b/u;

/** The countries whose references are asked for; if both are, never only one of them. */
function countriesIn(text: string, place: Country): readonly Country[] {
  const namedCountries = [IN_THE_UK.test(text) && 'uk', IN_IRELAND.test(text) && 'roi'].filter(
    (each) => each !== false,
  );
  const first = namedCountries.length === 1 ? (namedCountries[0] as Country) : place;
  const other = first === 'uk' ? 'roi' : 'uk';
  // RNI is the UK’s term, but in Ireland people use it for either.
  const asksForBoth =
    namedCountries.length > 1 ||
    (namedCountries.length === 1 && IN_BOTH.test(text)) ||
    (namedCountries.length === 0 && place === 'roi' && /\brnis?\b/u.test(text));
  return asksForBoth ? [first, other] : [first];
}

/** Whether both facts are the same table, for two countries. */
const isSameTable = ([one, other]: readonly MethodFact[]): boolean =>
  one !== undefined && one.id === other?.id;

const NAMES_A_STAGE = /\b(?:pregnan\w+|breastfe\w+|breast|lactat\w+|nursing)\b/u;

/** "Upper level of selenium": the figures of the named vitamin or mineral. */
function nutrientFacts(
  fact: MethodFact,
  query: Query,
  country: Country,
  knowledge: Knowledge,
  isBesideAnother: boolean,
): MethodFact[] {
  const ids = query.nutrients.filter(isMicronutrient);
  if (ids.length === 0 || ids.length > MAX_IN_FULL) return [fact];
  const { text } = query;
  const asksUpper = /\b(?:upper|ul|uls|max\w*|too much|toxic\w*|limits?)\b/u.test(text);
  const referenceKind = asksUpper ? 'upper level' : 'intake';
  return ids.map((id) => {
    const name = (nutrientById(id)?.name ?? id).replace(/(?<=^Vitamin [DK])\d/u, '');
    const { figures, citations, dependsOnForm, isCompared } = referenceFigures(
      id,
      country,
      referenceKind,
      knowledge.formatNumber,
    );
    const table = asksUpper ? 'EFSA’s table of upper levels' : `The table of ${COUNTRY_WORDS[country]}`;
    const isStaged = NAMES_A_STAGE.test(text);
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
      // Figures for pregnancy and breastfeeding are shown only if they are asked for.
      figures: figures.filter((figure) => isStaged || figure.fromMonths !== undefined),
      sources: fact.sources.filter(({ citation }) => citations.includes(citation) || citations.length === 0),
    };
  });
}

/** "Nitrogen from protein", "protein into nitrogen": the conversion in the other direction, without metabolic states. */
const TO_NITROGEN =
  /\bnitrogen\b.* (?:from|in|of) (?:\w+ ){0,2}proteins?\b(?! (?:step|section|part|page|screen|methods?)\b)|\bproteins?\b.* (?:to|into) (?:\w+ ){0,2}nitrogen\b/u;
const toNitrogen = (fact: MethodFact): MethodFact => ({
  ...fact,
  id: 'protein_to_nitrogen',
  name: 'Protein to nitrogen',
  equation: `g protein ÷ ${PROTEIN_PER_NITROGEN} = g nitrogen`,
  figures: [],
});

/** Some names mean a separate method if protein is asked about. */
function idOf(name: string, text: string): string {
  const asksAboutProtein =
    /\bproteins?\b/u.test(text) && !/\b(?:energy|kcals?|calories?|kj|nitrogen)\b/u.test(text);
  if (asksAboutProtein && name === 'peng_2018') return 'peng';
  // The protein references are a separate method, even if the name is closer to those of energy.
  if (asksAboutProtein && (name === 'reference' || PAEDIATRIC_METHODS.test(name))) return 'paeds';
  if (asksAboutProtein && name === 'protein' && NAMES_A_REFERENCE.test(text)) return 'paeds';
  if (name !== 'nitrogen') return name;
  return /\bprotein\b/u.test(text) && /\bmethods?\b/u.test(text) ? 'nitrogen' : 'nitrogen_to_protein';
}

const NAMES_A_REFERENCE = /\b(?:efsa|rnis?|pris?|references?|ref|coma|drvs?)\b/u;

const PAEDIATRIC_METHODS = /^(?:uk|roi)_paeds/u;

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

/** "Does the app add stress to Penn State": yes or no, by the inputs of the method. */
function inputSentence({ name, inputs }: MethodFact, text: string): string[] {
  // "What do I have to enter for it"
  if (inputs !== undefined && ASKS_FOR_INPUTS.test(text))
    return [
      `${name} needs ${listed(Object.entries(INPUT_WORDS).flatMap(([id, words]) => (inputs.includes(id) ? words : [])))}.`,
    ];
  if (inputs === undefined || !(ASKS_YES_OR_NO.test(text) || /\bwhy\b/u.test(text))) return [];
  return ENTRIES.filter(([pattern]) => pattern.test(text)).map(([, entry, words]) =>
    inputs.includes(entry)
      ? `Yes, ${name} takes ${words} into account.`
      : `No, ${name} does not take ${words} into account.`,
  );
}

const ASKS_FOR_INPUTS =
  /\b(?:what|which)\b.*\b(?:enter|inputs?|(?:put|type|fill|key) in|measurements?|(?:does|do) (?!the)(?:\w+ )+(?:need|require|take|ask for)$)/u;

/** "Which uses temperature": those of several methods that do. */
function methodsWithInput(facts: readonly MethodFact[], text: string): Content | undefined {
  const entry = ENTRIES.find(([pattern]) => pattern.test(text));
  if (entry === undefined || facts.length < 2 || !ASKS_WHICH_USE.test(text)) return undefined;
  const [, id, words] = entry;
  const reading = facts.filter(({ inputs }) => inputs?.includes(id) === true);
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
const ASKS_WHICH_USE =
  /\bwhich (?:(?:one|ones|of (?:them|these|those)|methods?|equations?) )?(?:do )?(?:uses?|takes?|needs?|reads?|includes?|has|have|adds?|asks?|requires?|wants?|counts?)\b/u;

/** Where recipes are made in the app; it comes before the formula if the message asks for more than that. */
function recipeScreenText(text: string, help: Knowledge['help']): string | false {
  const screenText = help.find(({ id }) => id === 'recipeScreen')?.says;
  if (screenText === undefined || !ASKS_HOW_TO_USE_IT.test(text)) return false;
  const isStrength = NAMES_A_STRENGTH.test(text);
  const recipeText = isStrength
    ? `To use a strength other than the label’s, enter it in the recipe. ${screenText}`
    : screenText;
  return ASKS_YES_OR_NO.test(text) ? `Yes. ${recipeText}` : recipeText;
}

const NAMES_A_STRENGTH = /\b(?:concentrat\w*|strong\w*|strengths?|weak\w*|dilut\w*)\b|\d ?(?:%|percent)/u;

const ASKS_HOW_TO_USE_IT = new RegExp(
  String.raw`${NAMES_A_STRENGTH.source}|\b(?:work\w*|figures?|sort|count|calculat\w*|do|tell|give) .*\bscoops?\b|\bwhere\b|\bhow (?:(?:do|can|would|should) (?:i|we)|to)\b`,
  'u',
);

const NEWBORN = `Under ${NEWBORN_UNTIL_DAYS} days the app has no default: enter the figure by your neonatal guideline.`;

function fullText(fact: MethodFact, query: Query, help: Knowledge['help'], span?: AgeSpan): Content {
  const { name, equation, offeredTo, sources, figures } = fact;
  const { meant, missing } = relevantFigures(fact, query, span);
  const [only, second] = meant;
  const isTable = only !== undefined && second === undefined && figures.length > 1;
  const showsFigures =
    meant.length <= MAX_FIGURES || meant.every(({ fromMonths }) => fromMonths === undefined);
  const lines = meant.map(({ who, text }) => `${who}: ${text}`);
  const leavesOutTheNewborn = meant.some(({ who }) => who.includes(`${NEWBORN_UNTIL_DAYS} days`));
  const isNewborn = span !== undefined && span.to <= 1;
  const sourceList = listPart('Source and status', sourcesOf(sources, meant));
  // "Where is that from", "who checked it": the sources come first, without a table.
  const offeredSentence = offeredTo === '' ? '' : ` Offered to ${offeredTo}.`;
  if (sources.length > 0 && asksForSource(query.text))
    return withoutEmptyParts(`${name}: ${equation}.${offeredSentence}`, sourceList);
  return withoutEmptyParts(
    leavesOutTheNewborn && isNewborn && NEWBORN,
    fact.id === 'recipe' && recipeScreenText(query.text, help),
    missing !== undefined &&
      `“${missing}” is not among the conditions in this table, and none of them can be used in its place.`,
    isTable && `${name}, ${only.who}: ${only.text}.`,
    `${isTable ? '' : `${name}: `}${equation}.${offeredSentence}`,
    !isTable && meant.length > 0 && showsFigures && listPart('Figures', lines),
    leavesOutTheNewborn && !isNewborn && (span?.from ?? 0) === 0 && NEWBORN,
    !showsFigures && 'Its table gives a figure for each age and sex. Give an age and a sex to see one.',
    figures.length > 0 && meant.length === 0 && 'Its table has no figure for that.',
    sources.length === 0 ? ENTERED_BY_DIETITIAN : sourceList,
  );
}

/** The figures that the query asks for; in the stress table, those of the named conditions only. */
function relevantFigures({ id, figures }: MethodFact, query: Query, span?: AgeSpan) {
  if (id !== 'stress') return { meant: figuresFor(figures, query, span) };
  const all = figures.map(({ who }) => who);
  const { names, missing } = requestedConditions(all, query.text);
  return { meant: figures.filter(({ who }) => names.length === 0 || names.includes(who)), missing };
}
