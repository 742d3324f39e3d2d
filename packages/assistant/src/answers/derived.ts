import { PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { nutrientById, type Product } from '../catalogue.ts';
import type { Query } from '../reading/query.ts';
import { ENERGY_TO_NITROGEN } from '../vocabulary/nutrient-words.ts';
import type { AnswerValue } from './answer.ts';
import type { Knowledge } from './draft.ts';
import { nutrientInASentence, numberIn, nutrients } from './values.ts';

// What a label does not state and its own figures come to, each with how; rounded once.

const IU_PER_MICROGRAM_OF_VITAMIN_D = 40;
/** Regulation (EU) No 1169/2011, annex XIV. */
const KCAL_PER_GRAM: Readonly<Record<string, number>> = {
  protein: 4,
  carbohydrate: 4,
  sugars: 4,
  fat: 9,
  saturates: 9,
};

/** Nitrogen from protein, units of vitamin D from micrograms. */
export function turnedInto(
  { formatNumber }: Knowledge,
  { text, withoutRow }: Query,
  value: AnswerValue,
): string | undefined {
  const number = numberOf(value);
  const { nutrient, product, basis } = value;
  if (number === null) return undefined;
  if (withoutRow.includes('nitrogen') && nutrient.startsWith('Protein'))
    return `Nitrogen in ${product} ${basis}: ${formatNumber(number / PROTEIN_PER_NITROGEN, 2)}\u00a0g, from protein ÷ ${PROTEIN_PER_NITROGEN}; no label states it.`;
  if (/\biu\b|\binternational units\b/u.test(text) && nutrient.startsWith('Vitamin D'))
    return `${nutrient} in ${product} ${basis}: ${formatNumber(number * IU_PER_MICROGRAM_OF_VITAMIN_D, 0)}\u00a0IU, at ${IU_PER_MICROGRAM_OF_VITAMIN_D} IU to the microgram.`;
  return undefined;
}

/** The number behind a figure, not rounded; null where it is none or only a limit. */
function numberOf({ derivation: from, shown, isNumber }: AnswerValue): number | null {
  if (!isNumber || shown.startsWith('below')) return null;
  if (from?.kind === 'label') return Number(shown.replaceAll(',', ''));
  if (from?.kind === 'scaled') return (from.per100 * from.amount) / 100;
  return from?.kind === 'scaled-serving' ? (from.perServing * from.amount) / from.servingMl : null;
}

const IS_A_SHARE =
  /(?:%|\b(?:percent(?:age)?|share|proportion|fraction)\b).*\b(?:energy|k?cals?|calories)\b|\b(?:energy|k?cals?|calories)\b.*(?:%|\b(?:percent(?:age)?|share|proportion|fraction)\b)/u;
const isOfEnergyShare = ({ text }: Query): boolean => IS_A_SHARE.test(text);

/** "What percentage of the energy is from fat", "NPC:N": a share or a ratio of what the label states. */
export function ratiosOf({ formatNumber }: Knowledge, query: Query, product: Product): string[] {
  const stated = (id: string): number | null => {
    const nutrient = nutrientById(id);
    return nutrient === undefined ? null : numberIn(product, nutrient);
  };
  const energy = stated('energyKcal');
  if (!energy) return [];
  const protein = stated('protein');
  const shares = isOfEnergyShare(query)
    ? nutrients(query.nutrients).flatMap((nutrient) => {
        const kcalPerGram = KCAL_PER_GRAM[nutrient.id];
        const grams = numberIn(product, nutrient);
        if (kcalPerGram === undefined || grams === null) return [];
        const percent = formatNumber((grams * kcalPerGram * 100) / energy, 1);
        return [
          `Energy from ${nutrientInASentence(nutrient)} in ${product.name}: ${percent}\u00a0%, at ${kcalPerGram}\u00a0kcal to the gram.`,
        ];
      })
    : [];
  if (!query.withoutRow.includes(ENERGY_TO_NITROGEN) || !protein) return shares;
  const ratio = (energy - protein * (KCAL_PER_GRAM['protein'] ?? 0)) / (protein / PROTEIN_PER_NITROGEN);
  return [
    ...shares,
    `Non-protein energy to nitrogen in ${product.name}: ${formatNumber(ratio, 0)}\u00a0kcal to 1\u00a0g, from energy less protein × ${KCAL_PER_GRAM['protein']}, and protein ÷ ${PROTEIN_PER_NITROGEN}; no label states it.`,
  ];
}
