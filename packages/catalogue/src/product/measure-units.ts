import type { Basis, MeasureUnit } from './product.ts';

type Source = {
  basis: Basis;
  /** Packs in the product data's words, separated by commas: "500 ml pack", "75 x 1 g tablets". */
  packs: readonly string[];
  headings: readonly string[];
  scoopGrams: number | null;
};

const PACK = /^(?:(\d+)\s*x\s*)?(\d+(?:\.\d+)?)\s*(ml|l|g|kg)\b\s*(.*)$/i;
const SERVING = /^per\s+(\d+(?:\.\d+)?)\s*(ml|g)\s+([a-z]+)$/i;

const IN_BASIS: Record<string, { basis: Basis; factor: number }> = {
  ml: { basis: 'ml', factor: 1 },
  l: { basis: 'ml', factor: 1000 },
  g: { basis: 'g', factor: 1 },
  kg: { basis: 'g', factor: 1000 },
};

/**
 * The units in which an amount of the product can be counted: its packs, the serving of its second column, and its
 * scoop. A pack measured in the other dimension (a powder's "makes 200 ml") is left out: without a density it says
 * nothing about grams.
 */
export function measureUnits({ basis, packs, headings, scoopGrams }: Source): MeasureUnit[] {
  const units: MeasureUnit[] = [];
  const add = (kind: string, amount: number, label: string) => {
    const id = `${kind}-${amount}`;
    if (amount > 0 && !units.some((unit) => unit.id === id)) units.push({ id, kind, label, amount });
  };
  const [, servingSize, servingUnit, servingNoun] = SERVING.exec(headings[1]?.trim() ?? '') ?? [];
  const serving =
    servingUnit?.toLowerCase() === basis && servingNoun !== undefined
      ? { amount: Number(servingSize), kind: servingNoun.toLowerCase() }
      : undefined;
  for (const pack of packs) {
    const [, count, size, unit = '', noun = ''] = PACK.exec(pack.trim()) ?? [];
    const conversion = IN_BASIS[unit.toLowerCase()];
    if (conversion?.basis !== basis) continue;
    const each = Number(size) * conversion.factor;
    // "200 ml" beside the heading "Per 200ml bottle" is that bottle, not a second pack of its size.
    if (count === undefined && noun.trim() === '' && each === serving?.amount) continue;
    const kind = singular(noun.trim().toLowerCase()) || 'pack';
    if (count === undefined) {
      add(kind, each, pack.trim());
    } else {
      add(kind, each, `${size} ${unit} ${kind}`);
      add('pack', each * Number(count), `pack of ${count} ${noun.trim()}`.trim());
    }
  }
  if (serving) add(serving.kind, serving.amount, `${serving.amount} ${basis} ${serving.kind}`);
  if (scoopGrams !== null && basis === 'g') add('scoop', scoopGrams, `${scoopGrams} g level scoop`);
  return units;
}

/** "tablets" → "tablet", "rolls" → "roll"; the other nouns are singular already. */
function singular(noun: string): string {
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
}
