import { months, offeredEnergyMethods, ENERGY_RULES } from '@dietetic/clinical';

/** A sum of nobody: what it is written as, what it comes to, and how it is counted. */
export type Sum = { said: string; result: number; unit: string; how: string };

type Told = (value: number) => string;

/** A basal rate by itself, and a factor for activity: no other figure of a sum is of that size. */
const LEAST_KCAL = 300;
const MOST_KCAL = 6000;
const FACTORS = { from: 1, to: 2.5 } as const;

const BESIDE =
  /^(?:what|how|is|are|that|this|it|so|for|and|then|with|of|a|an|the|if|say|in|on|at|to|come|comes|would|be|give|gives|get|do|does|i|you|make|makes|work|out|total|please|pls|ok|sim|,|x|times|by|multiplied|plus|add|added|on|top|kcals?|cals?|calories|day|per|pal|dit|activity|stress|injury|factors?|bmr|ree|rmr|basal|resting|metabolic|rate|henry|schofield|harris|benedict|=|equals?|\d+(?:\.\d+)?|%|percent)$/u;
const OF_A_RATE = /\b(?:bmr|ree|rmr|basal|resting|pal|dit|activity|stress|injury)\b/u;

const STRESSED = offeredEnergyMethods('uk', months(360)).filter((id) =>
  ENERGY_RULES[id].reads.includes('stressPercent'),
);

/**
 * "1500 bmr, 1.25 and 20 %": basal rate × (activity + stress), as the calculators put them together. `isOfFactors` where activity or
 * stress was spoken of before; without either a number is no basal rate.
 */
export function basalSum(text: string, isOfFactors: boolean, told: Told): Sum | undefined {
  const words = text.split(' ');
  if (STRESSED.length === 0 || !words.every((word) => BESIDE.test(word))) return undefined;
  if (!OF_A_RATE.test(text) && !isOfFactors) return undefined;
  const numbers = words.flatMap((word, at) =>
    /^\d/u.test(word)
      ? [{ value: Number(word), isPercent: /^(?:%|percent)$/u.test(words[at + 1] ?? '') }]
      : [],
  );
  const percents = numbers.filter(({ isPercent }) => isPercent);
  const rates = numbers.filter(
    ({ value, isPercent }) => !isPercent && value >= LEAST_KCAL && value <= MOST_KCAL,
  );
  const factors = numbers.filter(
    ({ value, isPercent }) => !isPercent && value >= FACTORS.from && value <= FACTORS.to,
  );
  const [rate, factor, percent] = [rates[0]?.value, factors[0]?.value ?? 1, percents[0]?.value];
  // Each figure is one of the three, and there is a rate and something to put on it.
  if (rate === undefined || rates.length > 1 || factors.length > 1 || percents.length > 1) return undefined;
  if (factors.length + percents.length === 0 || numbers.length !== 1 + factors.length + percents.length)
    return undefined;
  const share = percent === undefined ? told(factor) : `(${told(factor)} + ${told(percent)} ÷ 100)`;
  return {
    said: `${told(rate)} × ${share}`,
    result: rate * (factor + (percent ?? 0) / 100),
    unit: 'kcal',
    how:
      percent === undefined
        ? 'Basal rate × activity.'
        : `Basal rate × (activity + stress % ÷ 100): they are added, not multiplied.${factors.length === 0 ? ' Without a factor for activity it counts as 1.' : ''}`,
  };
}

/** "1250 x 1.3": two or three numbers multiplied, and nothing else. */
const PRODUCT =
  /^(?:(?:what|is|so|and|ok|sim|work|out|calculate|please|pls|,) )*(\d+(?:\.\d+)?)(?: (kcals?))? (?:x|times|multiplied by) (\d+(?:\.\d+)?)(?: (?:x|times|multiplied by) (\d+(?:\.\d+)?))?(?: (?:is|equals|please))*$/u;
export function productSum(text: string, told: Told): Sum | undefined {
  const [, first, unit, ...others] = PRODUCT.exec(text) ?? [];
  const numbers = [first, ...others].flatMap((each) => (each === undefined ? [] : [Number(each)]));
  return numbers.length < 2
    ? undefined
    : {
        said: numbers.map(told).join(' × '),
        result: numbers.reduce((product, each) => product * each, 1),
        unit: unit === undefined ? '' : 'kcal',
        how: 'The sum alone.',
      };
}
