import type { Product } from '../../catalogue.ts';
import type { Query } from '../../message/query.ts';
import { linesOf } from '../draft.ts';
import { lowerFirst } from '../figures/values.ts';

// What a label says about scoops, and how many make an IDDSI level.

/** Asks how much a scoop holds, not for a recipe. */
export const ASKS_SCOOP_WEIGHT =
  /\bscoops? (?:weights?|sizes?|weighs?|holds?|(?:is )?in (?:grams?|g))\b|\b(?:weights?|size|grams?|g) (?:of |in |per |, |is )*(?:an? |one |1 |the )?(?:level )?scoop\b|\bscoop\b.*\b(?:weighs?|holds?)\b/u;
export const noScoopSentence = ({ name, units }: Product): string[] => [
  `The product data of ${name} state no scoop.`,
  ...units
    .filter(({ kind }) => kind === 'dose' || kind === 'sachet')
    .map(({ kind, amount }) => `A ${kind} is ${amount}\u00a0g.`),
];

/** "How many scoops for level 2": the part of the directions that says so. */
export function thickenerLevel(
  { name, directionsForUse }: Product,
  { text, amounts: [amount] }: Query,
): string[] {
  const level = /\b(?:level|iddsi) ([0-7])\b/u.exec(text)?.[1];
  if (level === undefined) return [];
  const part = new RegExp(String.raw`[:,;] (?:about )?(\d+(?:\.\d+)?)(?: \w+)? for level ${level}\b`, 'u');
  return linesOf(directionsForUse).flatMap((line) => {
    const count = part.exec(line)?.[1];
    // The first part of the line says what is counted and for what volume; the brackets give the size of one.
    const [, of, about = '', noun] = /^([^:]+): (about )?\d+(?:\.\d+)? (\w+?)s? for level/u.exec(line) ?? [];
    const bracket = /\([^)]*\)/u.exec(line)?.[0] ?? '';
    if (count === undefined || of === undefined || noun === undefined) return [];
    // "How many grams": the count times the weight of one, from the same line.
    const each = Number(/\b(\d+(?:\.\d+)?) g\b/u.exec(bracket)?.[1]);
    const gramsSentence = (scoopCount: number): string[] =>
      IN_GRAMS.test(text) && each > 0
        ? [
            `${scoopCount} ${noun}${scoopCount === 1 ? '' : 's'} × ${each}\u00a0g = ${Number((scoopCount * each).toFixed(2))}\u00a0g.`,
          ]
        : [];
    const counted = `${about}${count} ${noun}${count === '1' ? '' : 's'} for level ${level}`;
    // For another volume, the label's count is scaled.
    const labelVolume = Number(/\b(\d+) ml\b/u.exec(of)?.[1]);
    const ml = amount?.kind === 'measure' && amount.unit === 'ml' ? amount.amount : labelVolume;
    if (labelVolume > 0 && ml !== labelVolume) {
      const scoopCount = Number(((Number(count) * ml) / labelVolume).toFixed(1));
      return [
        `For ${ml}\u00a0ml that is ${scoopCount} ${noun}s for level ${level}: the label of ${name} says ${counted} ${lowerFirst(of)} ${bracket}`
          .trim()
          .concat('.'),
        ...gramsSentence(scoopCount),
      ];
    }
    return [
      `The label of ${name} says, ${lowerFirst(of)}: ${counted} ${bracket}`.trim().concat('.'),
      ...gramsSentence(Number(count)),
    ];
  });
}
const IN_GRAMS = /\bgrams?\b|\bhow (?:much|many g)\b|\bin g\b/u;
