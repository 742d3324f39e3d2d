import type { Country } from '@dietetic/catalogue';
import { listed } from '../../language/phrases.ts';
import {
  figuresFor,
  isOfferedTo,
  countryName,
  COUNTRY_NAMES,
  type AgeSpan,
} from '../../methods/figures-for.ts';
import type { MethodFact } from '../../methods/method-facts.ts';
import type { MethodFigure } from '../../methods/method-figures.ts';
import type { Query } from '../../message/query.ts';
import { asksForSource, NAMES_METHODS } from '../../follow-ups/same-method.ts';
import { COUNTRY_WORDS, type Draft, listPart, withoutEmptyParts, type Content } from '../draft.ts';

const NEED_WORDS = [
  ['energy', /\b(?:energy|kcals?|calor\w+)\b/u],
  ['protein', /\b(?:proteins?|nitrogen)\b/u],
  ['fluid', /\b(?:fluids?|water)\b/u],
] as const;

const NEED_METHODS = /^(?:energy|infantEnergy|protein|paeds|fluid|(?:uk|roi)_paeds\w*)$/u;

type MethodListing = { content: Content; choices: Draft['choices'] };

/** "Which methods are there for a child": those for the named need, or else those for energy and the names of the others. */
export function methodList(
  methods: readonly MethodFact[],
  names: readonly string[],
  query: Query,
  span: AgeSpan | undefined,
  place: Country,
): MethodListing | undefined {
  const { text, criteria } = query;
  // Only if several methods are asked for and none is named.
  if (!NAMES_METHODS.test(text) || !names.every((name) => NEED_METHODS.test(name))) return undefined;
  const namesCountry = criteria.some(({ kind }) => kind === 'country');
  const isOffered = ({ use, offeredTo }: MethodFact) =>
    offeredTo === ''
      ? use === 'fluid'
      : span === undefined
        ? !namesCountry || offeredTo.includes(countryName(place))
        : isOfferedTo(offeredTo, span, place);
  const all = NEED_WORDS.map(([need, pattern]) => ({
    isNamed: pattern.test(text),
    need,
    facts: methods.filter((fact) => fact.use === need && isOffered(fact)),
  }));
  const named = all.filter(({ isNamed }) => isNamed);
  const relevant = (named.length > 0 ? named : all.slice(0, 1)).map(({ facts }) => facts);
  // If the named need has only one method, that method is described in full.
  if (relevant.some(([first, second]) => first === undefined || (named.length === 1 && second === undefined)))
    return undefined;
  const others = named.length > 0 ? [] : all.slice(1);
  return {
    content: withoutEmptyParts(
      ...relevant.flatMap((facts) => methodLines(facts, query, span, place)),
      ...(asksForSource(text) ? [] : others.map(({ need, facts }) => `For ${need}: ${namesOf(facts)}.`)),
    ),
    choices: methodChoices(relevant.flat()),
  };
}

const MAX_CHOICES = 4;
/** Only energy methods have names that people ask for. */
export const methodChoices = (facts: readonly MethodFact[]) =>
  facts
    .filter(({ use }) => use === 'energy')
    .slice(0, MAX_CHOICES)
    .map(({ name }) => ({ label: name, question: `What is the ${name} equation?` }));

/** Several methods for one need: one line each, or the source of each. */
export function methodLines(
  facts: readonly MethodFact[],
  query: Query,
  span: AgeSpan | undefined,
  place: Country,
): Content {
  const all = namesOf(facts);
  const use = facts[0]?.use ?? 'energy';
  if (asksForSource(query.text))
    return [
      `These are the sources of the methods for ${use}: ${all}.`,
      listPart(
        'Source and status',
        facts.flatMap((fact) => sourcesFor(fact, query, span, place).map((each) => `${fact.name}: ${each}`)),
      ),
    ];
  const countryText = query.criteria.some(({ kind }) => kind === 'country')
    ? ` in ${COUNTRY_WORDS[place]}`
    : '';
  return [
    `The app has ${facts.length === 1 ? 'one method' : `${facts.length} methods`} for ${use}${countryText}: ${all}.`,
    listPart(
      'How each works',
      facts.map((fact) => summaryOf(fact, query, span)),
    ),
  ];
}

/** Separates by semicolons if a name contains "and", as "Minimum and maximum" does. */
function namesOf(facts: readonly MethodFact[]): string {
  const names = facts.map(({ name }) => name);
  return names.some((name) => name.includes(' and ')) ? names.join('; ') : listed(names);
}

/** The sources of a method; if its table covers both countries, those of the given country. */
function sourcesFor(
  { sources, figures }: MethodFact,
  query: Query,
  span: AgeSpan | undefined,
  place: Country,
) {
  const figuresForAge = figuresFor(figures, query, span);
  const figuresForPlace = figuresForAge.filter(({ who }) => who.endsWith(countryName(place)));
  return sources.length === 0
    ? [ENTERED_BY_DIETITIAN]
    : sourcesOf(sources, figuresForPlace.length > 0 ? figuresForPlace : figuresForAge);
}

export const ENTERED_BY_DIETITIAN = 'The dietitian enters or chooses its figures.';

/** One line for a method, with its figure if only one applies. */
function summaryOf({ name, equation, offeredTo, figures }: MethodFact, query: Query, span?: AgeSpan): string {
  const [only, second] = figuresFor(figures, query, span);
  return only !== undefined && second === undefined
    ? `${name}, ${only.who}: ${only.text}`
    : `${name}: ${equation}${offeredTo === '' ? '' : ` (${offeredTo})`}`;
}

/** Each publication once, with the status of its figures; only those of the country whose figures are shown. */
export function sourcesOf(sources: MethodFact['sources'], meant: readonly MethodFigure[]): string[] {
  const [place, another] = COUNTRY_NAMES.filter(([name]) => meant.some(({ who }) => who.endsWith(name)));
  const isOneCountry = place !== undefined && another === undefined;
  const relevant = sources.filter(
    ({ citation }) => !isOneCountry || citation.startsWith('EFSA') === (place[0] === ', Ireland'),
  );
  const citations = [...new Set(relevant.map(({ citation }) => citation))];
  return citations.map((each) => {
    const [first = '', ...others] = new Set(
      relevant.filter(({ citation }) => citation === each).map(({ status }) => status),
    );
    return [`${each}: ${first}`, ...others.map((status) => `some ${status}`)].join('; ');
  });
}
