import type { Mention, MentionOptions } from './mentions.ts';
import type { NameIndex } from './name-index.ts';

/** Words of names that are also words of ordinary questions: alone they name no product. */
const ORDINARY = new Set([
  'standard',
  'energy',
  'protein',
  'peptide',
  'milk',
  'juice',
  'yogurt',
  'plant',
  'shake',
  'shot',
  'pud',
  'emulsion',
  'carb',
  'rice',
  'loaf',
  'tube',
  'sip',
  'clear',
  'starch',
  'fibre',
  'amino',
  'hydrolysed',
  'dialysis',
  'concentrate',
  'intense',
  'powder',
  'liquid',
  'pot',
  'infant',
  'mini',
  'low',
  'high',
  'mct',
  'oil',
  'fat',
  'boost',
  'max',
  'thick',
  'level',
  'junior',
  'child',
  'start',
  'formula',
  'pouch',
  'tabs',
  'light',
  'bar',
  'carton',
  'cookies',
  'flour',
  'mix',
  'drink',
  'egg',
  'replacer',
  'cereal',
  'loops',
  'isoleucine',
  'dha',
  'ara',
  'spoon',
]);

/** Two of these together describe what is looked for. */
const DESCRIBES = new Set([
  'standard',
  'energy',
  'protein',
  'peptide',
  'low',
  'high',
  'fibre',
  'plant',
  'infant',
  'child',
  'powder',
  'liquid',
  'tube',
]);

/** A name without its brand: all the words that follow the brand, side by side; a single ordinary word does not count. */
export function namesWithoutBrand(
  index: NameIndex,
  texts: readonly string[],
  options: MentionOptions,
): Mention[] {
  const hits = index.all.flatMap((named) => {
    const { rest } = named;
    if (rest.length === 0) return [];
    const from = texts.findIndex((_, at) => rest.every((word, offset) => texts[at + offset] === word));
    if (from === -1 || rest.some((_, offset) => options.isMeasured(from + offset))) return [];
    const isTelling =
      (rest.length >= 2 && !rest.every((word) => DESCRIBES.has(word))) ||
      rest.some((word) => !ORDINARY.has(word) && !/^\d/u.test(word));
    return isTelling ? [{ named, from, to: from + rest.length }] : [];
  });
  const longest = Math.max(0, ...hits.map((hit) => hit.to - hit.from));
  const kept = hits.filter((hit) => hit.to - hit.from === longest);
  const [first] = kept;
  if (first === undefined) return [];
  const { from, to } = first;
  if (kept.length === 1) return [{ kind: 'product', product: first.named.product, from, to }];
  return [{ kind: 'several', products: kept.map((hit) => hit.named.product), from, to }];
}
