import { ENTERAL_ONLY, LABEL_TEXTS, type LabelTexts } from './label-texts.ts';
import type { DemonstrationProduct, ProductClass } from './product-class.ts';

/** The texts of a product: its template, with its own way of making up and its own warning where it has one. */
export function labelTexts(product: DemonstrationProduct, pattern: ProductClass): LabelTexts {
  const texts = LABEL_TEXTS[pattern.text];
  const makingUp = makingUpSentence(product, pattern);
  return {
    ...texts,
    directionsForUse: makingUp === '' ? texts.directionsForUse : [...texts.directionsForUse, makingUp],
    contraIndications: isMostlyMediumChain(pattern)
      ? [...texts.contraIndications, MEDIUM_CHAIN_FAT]
      : texts.contraIndications,
  };
}

const MEDIUM_CHAIN_FAT =
  'MCAD and other medium-chain fat oxidation disorders. Take care in diabetes prone to ketosis; use in long-chain fat oxidation disorders only with a metabolic team.';

/** By what is in it, so that no such product is forgotten. Ketogenic texts already exclude every disorder of fat oxidation. */
function isMostlyMediumChain({ nutrients, text }: ProductClass): boolean {
  const [fat, mct] = [nutrients['fat']?.[0], nutrients['mct']?.[0]];
  return text !== 'ketogenic' && fat !== undefined && mct !== undefined && mct > (fat * 3) / 4;
}

function makingUpSentence(
  product: DemonstrationProduct,
  { dilution, key, scoopGrams }: ProductClass,
): string {
  if (key === 'thickener-gum') {
    return 'Per 200 ml of drink: 1 scoop for level 1, 2 for level 2, 3 for level 3, 7 for level 4 (1.2 g scoops, typical; the label decides).';
  }
  if (key === 'thickener-starch') {
    return 'Per 200 ml of drink: about 2 scoops for level 2, 3 for level 3, 4 for level 4 (4.5 g scoops, typical). It goes on thickening as it stands and thins with saliva.';
  }
  if (!dilution) return '';
  const powder = dilution.powderGrams ?? product.packs[0]?.amount ?? null;
  if (powder === null) return '';
  const scoop = scoopGrams === null ? '' : ` One level scoop holds ${scoopGrams} g.`;
  if (dilution.madeUpMl !== null) {
    const water = dilution.liquidMl === null ? '' : `, about ${dilution.liquidMl} ml of it water`;
    return `Standard strength: ${powder} g of powder made up to ${dilution.madeUpMl} ml${water}.${scoop}`;
  }
  return `Standard mix: ${powder} g with ${dilution.liquidMl} ml of ${dilution.liquid}.${scoop}`;
}

/**
 * A metabolic infant powder has every vitamin and mineral, but leaves amino acids out on purpose:
 * alone it is not enough.
 */
export function isSoleSource(pattern: ProductClass): boolean {
  return pattern.nutritionallyComplete && pattern.text !== 'metabolicInfant';
}

/** The lines above the ingredients on a pack. */
export function importantNotice(pattern: ProductClass, disorder: string | null): string[] {
  return [
    'Demonstration product: fictional, not for patient care.',
    'A food for special medical purposes, for use under medical supervision.',
    isSoleSource(pattern)
      ? 'Can be used as the only source of nutrition.'
      : 'Not to be used as the only source of nutrition.',
    ENTERAL_ONLY,
    ...(disorder === null ? [] : [`Only for people with proven ${disorder}.`]),
  ];
}
