import { listed } from '../language/phrases.ts';
import type { MethodFact } from './method-facts.ts';

/** The inputs of energy methods, in words. */
export const INPUT_WORDS: Readonly<Record<string, string>> = {
  sex: 'sex',
  age: 'age',
  weight: 'weight',
  height: 'height',
  palDit: 'activity',
  stressPercent: 'stress',
  temperature: 'temperature',
  ventilation: 'ventilation',
};
const YEAR = /\b(?:19|20)\d\d\b/u;

/** "Mifflin–St Jeor 1990 needs height, the other does not." */
function ownInputs(
  { name }: MethodFact,
  ownInputNames: readonly string[],
  others: readonly string[],
): string[] {
  const only = ownInputNames
    .filter((each) => !others.includes(each))
    .map((each) => INPUT_WORDS[each] ?? each);
  return only.length === 0 ? [] : [`${name} needs ${listed(only)}, the other does not.`];
}

/** Two methods compared: the inputs of each, and which is older. Sim does not say which one to use. */
export function differenceOf(facts: readonly MethodFact[]): string[] {
  const [one, other, third] = facts;
  if (one === undefined || other === undefined || third !== undefined) return [];
  const [first = [], second = []] = [one, other].map(({ inputs = [] }) =>
    Object.keys(INPUT_WORDS).filter((each) => inputs.includes(each)),
  );
  const [early = 0, late = 0] = [one, other].map(({ name }) => Number(YEAR.exec(name)?.[0] ?? 0));
  const differences = [...ownInputs(one, first, second), ...ownInputs(other, second, first)];
  const sentences =
    first.length === 0 || second.length === 0
      ? [`${one.name}: ${one.equation}. ${other.name}: ${other.equation}.`]
      : differences.length > 0
        ? differences
        : [`Both need ${listed(first.map((each) => INPUT_WORDS[each] ?? each))}; their figures differ.`];
  return early > 0 && late > 0 && early !== late
    ? [
        ...sentences,
        `${(early < late ? one : other).name} is the older: ${Math.min(early, late)}, the other ${Math.max(early, late)}.`,
      ]
    : sentences;
}
