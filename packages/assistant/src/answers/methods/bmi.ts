import { bodyMassIndex, cm, kg } from '@dietetic/clinical';
import type { Word } from '../../language/words.ts';
import { COMPANION_WORDS, isNumber } from '../conversions/conversion.ts';
import { unitOf } from '../figures/units.ts';
import { type Draft, type Knowledge, PAGES } from '../draft.ts';

/** Words that may accompany the weight and height. Words that judge, or ask for more, are not among them. */
const BMI_WORDS =
  /^(?:bmi|body|mass|index|calculat\w*|sum|quick\w*|check|at|with|and|who|by|new|our|my|he|she|his|her|man|woman|lady|gentleman|gent|chap|bloke|fella|male|female|m|f|adult|patient|resident|weigh(?:s|ing)?|high|only|on|thanks|ok|can|could|you|tell|get)$/u;
/** The range in which a number without a unit is a height in metres: "55 kg, 1.62". */
const METRES = { least: 1.2, most: 2.2 };
const NEXT_SMALLER_UNIT: Readonly<Record<string, string>> = { st: 'lb', ft: 'inches' };
const YEARS = /^(?:y|yo|year|years|yr|yrs)$/u;
const ADULT_FROM_YEARS = 18;

/** "BMI of 54 kg and 1.71 m": the calculation alone, for adults. Sim does not interpret it. */
export function bmiAnswer({ formatNumber }: Knowledge, words: readonly Word[]): Draft | undefined {
  const texts = words.map(({ text }) => text);
  if (!/\b(?:bmi|body mass)\b/u.test(texts.join(' '))) return undefined;
  let grams = 0;
  let height = 0;
  let last: string | undefined;
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (!isNumber(text)) {
      if (!BMI_WORDS.test(text) && !COMPANION_WORDS.test(text)) return undefined;
      continue;
    }
    const value = Number(text);
    const next = texts[at + 1] ?? '';
    if (YEARS.test(next)) {
      if (value < ADULT_FROM_YEARS) return undefined;
      while (/^(?:old|,|o)$/u.test(texts[at + 2] ?? '')) at += 1;
      at += 1;
      continue;
    }
    const written = unitOf(next);
    const isInMetres = value >= METRES.least && value <= METRES.most;
    const unit = written ?? unitOf(NEXT_SMALLER_UNIT[last ?? '']) ?? (isInMetres ? unitOf('m') : undefined);
    const continuesLast = unit?.name === unitOf(NEXT_SMALLER_UNIT[last ?? ''])?.name;
    if (unit?.dimension === 'mass') {
      if (grams > 0 && !continuesLast) return undefined;
      grams += value * unit.size;
    } else if (unit?.dimension === 'length') {
      if (height > 0 && !continuesLast) return undefined;
      height += value * unit.size;
    } else return undefined;
    last = unit.name;
    if (written !== undefined) at += 1;
  }
  if (grams === 0 || height === 0) return undefined;
  const weight = grams / 1000;
  const bmi = bodyMassIndex(kg(weight), cm(height));
  const shown = (figure: number) => formatNumber(figure, Number.isInteger(figure) ? 0 : 1);
  return {
    intent: 'app.method',
    content: [
      `BMI = ${shown(weight)} kg ÷ (${formatNumber(height / 100, 2)} m)² = ${formatNumber(bmi, 1)} kg/m².`,
      'I do not interpret a BMI for a patient.',
    ],
    sources: [{ kind: 'service', text: 'The calculators of the app' }],
    links: [PAGES.regimen],
  };
}
