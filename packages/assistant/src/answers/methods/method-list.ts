import type { Country } from '@dietetic/catalogue';
import { listed } from '../../language/phrases.ts';
import { figuresFor, isOfferedTo, placeOf, PLACES, type Span } from '../../methods/figures-for.ts';
import type { MethodFact } from '../../methods/method-facts.ts';
import type { MethodFigure } from '../../methods/method-figures.ts';
import type { Query } from '../../message/query.ts';
import { asksForTheSource, OF_METHODS } from '../../follow-ups/same-method.ts';
import { COUNTRY_WORDS, type Draft, listPart, said, type Said } from '../draft.ts';

const NEEDS = [
  ['energy', /\b(?:energy|kcals?|calor\w+)\b/u],
  ['protein', /\b(?:proteins?|nitrogen)\b/u],
  ['fluid', /\b(?:fluids?|water)\b/u],
] as const;

const OF_A_NEED = /^(?:energy|infantEnergy|protein|paeds|fluid|(?:uk|roi)_paeds\w*)$/u;

type Listed = { say: Said; choices: Draft['choices'] };

/** "Which methods are there for a child": those of the need that is named, or of energy with the names of the others. */
export function methodList(
  methods: readonly MethodFact[],
  names: readonly string[],
  query: Query,
  span: Span | undefined,
  place: Country,
): Listed | undefined {
  const { text, criteria } = query;
  // More than one is asked for, and none by its own name.
  if (!OF_METHODS.test(text) || !names.every((name) => OF_A_NEED.test(name))) return undefined;
  const isOfACountry = criteria.some(({ kind }) => kind === 'country');
  const isOffered = ({ use, offeredTo }: MethodFact) =>
    offeredTo === ''
      ? use === 'fluid'
      : span === undefined
        ? !isOfACountry || offeredTo.includes(placeOf(place))
        : isOfferedTo(offeredTo, span, place);
  const all = NEEDS.map(([need, pattern]) => ({
    isNamed: pattern.test(text),
    need,
    facts: methods.filter((fact) => fact.use === need && isOffered(fact)),
  }));
  const named = all.filter(({ isNamed }) => isNamed);
  const told = (named.length > 0 ? named : all.slice(0, 1)).map(({ facts }) => facts);
  // The only one of the one need that is named is told in full.
  if (told.some(([first, second]) => first === undefined || (named.length === 1 && second === undefined)))
    return undefined;
  const others = named.length > 0 ? [] : all.slice(1);
  return {
    say: said(
      ...told.flatMap((facts) => inLines(facts, query, span, place)),
      ...(asksForTheSource(text) ? [] : others.map(({ need, facts }) => `For ${need}: ${namesOf(facts)}.`)),
    ),
    choices: methodChoices(told.flat()),
  };
}

const MOST_OFFERED = 4;
/** Those of protein are called as what they work with, and asked for by no name. */
export const methodChoices = (facts: readonly MethodFact[]) =>
  facts
    .filter(({ use }) => use === 'energy')
    .slice(0, MOST_OFFERED)
    .map(({ name }) => ({ label: name, question: `What is the ${name} equation?` }));

/** Several methods of one need: a line of each, or where each is from. */
export function inLines(
  facts: readonly MethodFact[],
  query: Query,
  span: Span | undefined,
  place: Country,
): Said {
  const all = namesOf(facts);
  const use = facts[0]?.use ?? 'energy';
  if (asksForTheSource(query.text))
    return [
      `These are the sources of the methods for ${use}: ${all}.`,
      listPart(
        'Source and status',
        facts.flatMap((fact) => ofEach(fact, query, span, place).map((each) => `${fact.name}: ${each}`)),
      ),
    ];
  const where = query.criteria.some(({ kind }) => kind === 'country') ? ` in ${COUNTRY_WORDS[place]}` : '';
  return [
    `The app has ${facts.length === 1 ? 'one method' : `${facts.length} methods`} for ${use}${where}: ${all}.`,
    listPart(
      'How each works',
      facts.map((fact) => inShort(fact, query, span)),
    ),
  ];
}

/** "Minimum and maximum" is one. */
function namesOf(facts: readonly MethodFact[]): string {
  const names = facts.map(({ name }) => name);
  return names.some((name) => name.includes(' and ')) ? names.join('; ') : listed(names);
}

/** Of a table of both countries, that of the one that is spoken of. */
function ofEach({ sources, figures }: MethodFact, query: Query, span: Span | undefined, place: Country) {
  const ofAge = figuresFor(figures, query, span);
  const ofPlace = ofAge.filter(({ who }) => who.endsWith(placeOf(place)));
  return sources.length === 0 ? [ENTERED] : sourcesOf(sources, ofPlace.length > 0 ? ofPlace : ofAge);
}

export const ENTERED = 'The dietitian enters or chooses its figures.';

/** A line of each method, with its figure where a single one is meant. */
function inShort({ name, equation, offeredTo, figures }: MethodFact, query: Query, span?: Span): string {
  const [only, second] = figuresFor(figures, query, span);
  return only !== undefined && second === undefined
    ? `${name}, ${only.who}: ${only.text}`
    : `${name}: ${equation}${offeredTo === '' ? '' : ` (${offeredTo})`}`;
}

/** Each publication once, with how far its figures are confirmed; of the one country whose figures are told. */
export function sourcesOf(sources: MethodFact['sources'], meant: readonly MethodFigure[]): string[] {
  const [place, another] = PLACES.filter(([name]) => meant.some(({ who }) => who.endsWith(name)));
  const isOfOne = place !== undefined && another === undefined;
  const told = sources.filter(
    ({ citation }) => !isOfOne || citation.startsWith('EFSA') === (place[0] === ', Ireland'),
  );
  const citations = [...new Set(told.map(({ citation }) => citation))];
  return citations.map((each) => {
    const [first = '', ...others] = new Set(
      told.filter(({ citation }) => citation === each).map(({ status }) => status),
    );
    return [`${each}: ${first}`, ...others.map((status) => `some ${status}`)].join('; ');
  });
}
