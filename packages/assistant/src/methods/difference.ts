import { listed } from '../language/phrases.ts';
import type { MethodFact } from './method-facts.ts';

/** What an energy method reads, in words; what all are told is left out. */
const READS: Readonly<Record<string, string>> = {
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

/** Two methods beside each other: what each reads, and which is the older; which is to be used is not said. */
export function differenceOf(facts: readonly MethodFact[]): string[] {
  const [one, other, third] = facts;
  if (one === undefined || other === undefined || third !== undefined) return [];
  const reads = [one, other].map(({ reads: all = [] }) =>
    Object.keys(READS).filter((each) => all.includes(each)),
  );
  const [first = [], second = []] = reads;
  const only = (mine: readonly string[], others: readonly string[]) =>
    mine.filter((each) => !others.includes(each)).map((each) => READS[each] ?? each);
  const sentenceOf = (name: string, mine: string[]) =>
    mine.length === 0 ? [] : [`${name} needs ${listed(mine)}, the other does not.`];
  const years = [one, other].map(({ name }) => Number(YEAR.exec(name)?.[0] ?? 0));
  const [early = 0, late = 0] = years;
  return [
    ...(first.length > 0 && second.length > 0
      ? [
          ...sentenceOf(one.name, only(first, second)),
          ...sentenceOf(other.name, only(second, first)),
          ...(first.length === second.length && only(first, second).length === 0
            ? [`Both need ${listed(first.map((each) => READS[each] ?? each))}; their figures differ.`]
            : []),
        ]
      : [`${one.name}: ${one.equation}. ${other.name}: ${other.equation}.`]),
    ...(early > 0 && late > 0 && early !== late
      ? [
          `${(early < late ? one : other).name} is the older: ${Math.min(early, late)}, the other ${Math.max(early, late)}.`,
        ]
      : []),
  ];
}
