import { cm, cmToFeet, fahrenheitToCelsius, kg, kgToStones } from '@dietetic/clinical';
import type { Word } from '../../language/words.ts';
import { type ConversionRequest, convertSubstance, substancesIn } from './substances.ts';
import { type Dimension, type Unit, unitOf } from '../figures/units.ts';
import { numberAt } from '../../quantities/quantity.ts';
import { type Draft, type Knowledge, PAGES } from '../draft.ts';

/** The next smaller unit, for a number that follows another: "5 foot 6", "9 stone 4", "18 lb 6". */
const NEXT_SMALLER_UNIT: Readonly<Record<string, string>> = { ft: 'inches', st: 'lb', lb: 'oz' };
export const METRIC_UNIT: Readonly<Partial<Record<Dimension, string>>> = {
  mass: 'kg',
  length: 'cm',
  temperature: 'c',
};

/** Words that may stand beside numbers, units and substances in a conversion. */
export const COMPANION_WORDS =
  /^(?:convert\w*|conversion|into|to|in|as|of|a|an|the|what|whats|is|are|how|many|much|does|do|equals?|equivalent|hi|sim|please|pls|so|and|plus|for|weight|height|temperature|temp|tall|degrees?|,|if|it|that|work|out|would|be|give|me|from)$/u;

/** Only a unit conversion: "1,850 kcal in kJ", "5 foot 6 in cm", "14 g nitrogen as protein", "50 mmol sodium in mg". */
export function conversionAnswer(knowledge: Knowledge, words: readonly Word[]): Draft | undefined {
  const change = conversionRequestIn(words, knowledge);
  const share = percentageDraft(words, knowledge) ?? multiplicationDraft(words, knowledge);
  if (share !== undefined) return share;
  return (
    change &&
    (change.substance === undefined ? measureDraft(change, knowledge) : substanceDraft(change, knowledge))
  );
}

/** "What is 15% of 1,800 ml": only the calculation. */
const SHARE =
  /^(?:(?:hi|sim|what|is|are|work|out|calculate|please|pls|so|and|whats|how|much) )*(\d+(?:\.\d+)?) ?(?:%|percent) (?:of|from) (\d+(?:\.\d+)?)(?: (\w+))?(?: please)?$/u;
function percentageDraft(words: readonly Word[], knowledge: Knowledge): Draft | undefined {
  const text = words.map((word) => word.text).join(' ');
  const [, percent, whole, unit] = SHARE.exec(text) ?? [];
  if (percent === undefined || whole === undefined) return undefined;
  const of = unitOf(unit)?.name;
  if (unit !== undefined && of === undefined) return undefined;
  const measure = of === undefined ? '' : ` ${of}`;
  const result = (Number(percent) * Number(whole)) / 100;
  return conversionDraft(
    `${rounded(knowledge, Number(percent))} % of ${rounded(knowledge, Number(whole))}${measure}`,
    `${rounded(knowledge, result)}${measure}`,
    'The percentage ÷ 100 × the number.',
  );
}

/** A multiplication. */
function multiplicationDraft(words: readonly Word[], knowledge: Knowledge): Draft | undefined {
  const text = words.map((word) => word.text).join(' ');
  const formatted = (value: number) => rounded(knowledge, value);
  const sum = multiplicationOf(text, formatted);
  return (
    sum &&
    conversionDraft(
      sum.expression,
      `${formatted(sum.result)}${sum.unit === '' ? '' : ` ${sum.unit}`}`,
      sum.explanation,
    )
  );
}

export const isNumber = (text = '') => /^\d+(?:\.\d+)?$/u.test(text);

function conversionRequestIn(words: readonly Word[], knowledge: Knowledge): ConversionRequest | undefined {
  const texts = words
    .flatMap(({ text }) => (text === 'degrees' ? [] : [text]))
    .join(' ')
    .replaceAll(/\b(?:fl|fluid) (?:oz|ounces?)\b/gu, 'floz')
    // "How many ml in a fluid ounce": "a" means one.
    .replace(/^((?:how many|how much) .*\b(?:in|is|are)) an? (?=\w+$)/u, '$1 1 ')
    .split(' ');
  const quantities: { value: number; unit: Unit }[] = [];
  const targets: Unit[] = [];
  let from = -1;
  let to = -1;
  /** All other words, by position. */
  const otherWords = new Map<number, string>();
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const last = quantities.at(-1);
    const number = isNumber(text) ? numberAt(texts, at) : undefined;
    if (number !== undefined) {
      // "6 and a half" is one number.
      at = number.to - 1;
      const written = unitOf(texts[at + 1]);
      const unit = written ?? unitOf(NEXT_SMALLER_UNIT[last?.unit.name ?? '']);
      if (unit === undefined || quantities.length > 1) return undefined;
      if (last !== undefined && last.unit.dimension !== unit.dimension) return undefined;
      // "5 foot 6" is one quantity, "1500 kcal and 1800 kcal" are two.
      if (last !== undefined && last.unit.size <= unit.size && !texts.includes('plus')) return undefined;
      quantities.push({ value: number.value, unit });
      if (last === undefined) from = at;
      if (written !== undefined) at += 1;
      to = at;
      continue;
    }
    const unit = unitOf(text === 'metric' ? METRIC_UNIT[last?.unit.dimension ?? 'mass'] : text);
    if (unit !== undefined) targets.push(unit);
    else if (!COMPANION_WORDS.test(text) && !ASKS.test(text)) otherWords.set(at, text);
  }
  const substances = substancesIn(texts, otherWords, from, to);
  if (substances === undefined) return undefined;
  // "How do I convert kJ to kcal", "salt to sodium factor": the factor for one unit.
  const [unit = unitOf('g'), other] = targets;
  const asksForFactor = quantities.length === 0 && ASKS_A_FACTOR.test(texts.join(' '));
  if (
    asksForFactor &&
    unit !== undefined &&
    (other !== undefined || substances.targetSubstance !== undefined)
  )
    quantities.push({ value: 1, unit });
  const [first] = quantities;
  return (
    first && {
      quantityText: quantities
        .map(({ value, unit: its }) => `${rounded(knowledge, value)} ${its.name}`)
        .join(texts.includes('plus') ? ' + ' : ' '),
      value: quantities.reduce((sum, { value, unit: its }) => sum + value * its.size, 0),
      from: first.unit,
      to: targets.find(({ name }) => name !== first.unit.name),
      ...substances,
    }
  );
}

const ASKS_A_FACTOR = /\b(?:convert\w*|conversions?|turn|factors?)\b/u;
const ASKS = /^(?:i|you|we|can|could|should|turn|factors?|between|formula|rate|whats|go|get|remind)$/u;

function substanceDraft(change: ConversionRequest, knowledge: Knowledge): Draft | undefined {
  const changed = convertSubstance(change);
  if (changed === undefined) return undefined;
  const { substance, result, unit, targetSubstance, factor, explain } = changed;
  return conversionDraft(
    `${change.quantityText} of ${substance}`,
    `${rounded(knowledge, result)} ${unit.name}${targetSubstance === undefined ? '' : ` of ${targetSubstance}`}`,
    explain(unrounded(knowledge, factor)),
  );
}

function measureDraft(
  { quantityText, value, from, to }: ConversionRequest,
  knowledge: Knowledge,
): Draft | undefined {
  if (to === undefined || to.dimension !== from.dimension) return undefined;
  switch (to.name) {
    case '°C':
      return conversionDraft(
        quantityText,
        `${rounded(knowledge, fahrenheitToCelsius(value))} °C`,
        '°C = (°F − 32) × 5 ÷ 9.',
      );
    case '°F':
      return conversionDraft(
        quantityText,
        `${rounded(knowledge, (value * 9) / 5 + 32)} °F`,
        '°F = °C × 9 ÷ 5 + 32.',
      );
    case 'st': {
      const { stones, pounds } = kgToStones(kg(value / 1000), 1);
      return conversionDraft(
        quantityText,
        `${stones} st ${pounds} lb`,
        '1 lb is 0.45359237 kg; 1 st is 14 lb.',
      );
    }
    case 'ft': {
      const { feet, inches } = cmToFeet(cm(value), 1);
      return conversionDraft(quantityText, `${feet} ft ${inches} in`, '1 inch is 2.54 cm.');
    }
    default: {
      const isLarger = from.size >= to.size;
      const [one, other] = isLarger ? [from, to] : [to, from];
      return conversionDraft(
        quantityText,
        `${rounded(knowledge, value / to.size)} ${to.name}`,
        `1 ${one.name.replace(/(?<=litre|pint|microgram)s$/u, '')} is ${unrounded(knowledge, Number((one.size / other.size).toPrecision(5)))} ${other.name}.`,
      );
    }
  }
}

const conversionDraft = (quantityText: string, result: string, explanation: string): Draft => ({
  intent: 'app.method',
  content: [`${quantityText} = ${result}.`, explanation],
  sources: [{ kind: 'service', text: 'The calculators of the app' }],
  links: [PAGES.regimen],
});

/** A number rounded once, to about four significant figures. */
function rounded(knowledge: Knowledge, value: number): string {
  const size = Math.abs(value);
  return unrounded(knowledge, Number(value.toFixed(size >= 1000 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 5)));
}

/** A factor with all its decimal places. */
const unrounded = ({ formatNumber }: Knowledge, value: number): string =>
  formatNumber(value, /\.(\d+)/u.exec(String(value))?.[1]?.length ?? 0);

/** A calculation without a patient: its text, result, unit and method. */
type Calculation = { expression: string; result: number; unit: string; explanation: string };

type Format = (value: number) => string;

/** "1250 x 1.3": two or three numbers multiplied, and nothing else. */
const PRODUCT =
  /^(?:(?:what|is|so|and|ok|sim|work|out|calculate|please|pls|,) )*(\d+(?:\.\d+)?)(?: (kcals?))? (?:x|times|multiplied by) (\d+(?:\.\d+)?)(?: (?:x|times|multiplied by) (\d+(?:\.\d+)?))?(?: (?:is|equals|please))*$/u;
function multiplicationOf(text: string, rounded: Format): Calculation | undefined {
  const [, first, unit, ...others] = PRODUCT.exec(text) ?? [];
  const numbers = [first, ...others].flatMap((each) => (each === undefined ? [] : [Number(each)]));
  return numbers.length < 2
    ? undefined
    : {
        expression: numbers.map(rounded).join(' × '),
        result: numbers.reduce((product, each) => product * each, 1),
        unit: unit === undefined ? '' : 'kcal',
        explanation: 'Multiplication only.',
      };
}
