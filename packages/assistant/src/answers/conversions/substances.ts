import { MG_PER_MMOL, PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { findPhrases } from '../../language/phrases.ts';
import { MG_PER_MMOL_OF, NUTRIENT_WORDS } from '../../vocabulary/nutrient-words.ts';
import { IU_PER_MICROGRAM_OF_VITAMIN_D } from '../figures/derived.ts';
import { type Unit, unitOf } from '../figures/units.ts';

export type ConversionRequest = {
  /** The quantity as written, and its value in the base unit of its dimension. */
  quantityText: string;
  value: number;
  from: Unit;
  to: Unit | undefined;
  /** The substance, and the one it is converted to, if that is different. */
  substance: string | undefined;
  targetSubstance: string | undefined;
};

/** One mmol of a chloride contains one mmol of its cation. */
const chlorideOf = (cation: 'sodium' | 'potassium') => ({
  cation,
  mgPerMmol: Number((MG_PER_MMOL[cation] + MG_PER_MMOL.chloride).toFixed(2)),
  name: `${cation} chloride`,
});
type Salt = ReturnType<typeof chlorideOf>;
const SALTS: Readonly<Record<string, Salt>> = {
  salt: chlorideOf('sodium'),
  'potassium chloride': chlorideOf('potassium'),
};
const SALT_WORDS: Readonly<Record<string, string>> = {
  nacl: 'salt',
  'sodium chloride': 'salt',
  'table salt': 'salt',
  kcl: 'potassium chloride',
};
/** Conversions by mass: `size` of the second is one of the first, with the text that explains it. */
const BY_MASS: readonly (readonly [of: string, as: string, size: number, how: string])[] = [
  ['nitrogen', 'protein', PROTEIN_PER_NITROGEN, `g nitrogen × ${PROTEIN_PER_NITROGEN} = g protein.`],
  ['sodium', 'salt', 2.5, 'On labels salt is sodium × 2.5.'],
];

/** The substance that words name; undefined if they name none. */
function substanceOf(phrase: string): string | undefined {
  const salt = SALT_WORDS[phrase] ?? phrase;
  if (Object.hasOwn(SALTS, salt) || salt === 'nitrogen') return salt;
  const [hit, another] = findPhrases(NUTRIENT_WORDS, phrase.split(' '));
  const isExactPhrase = hit !== undefined && another === undefined && hit.phrase === phrase;
  return isExactPhrase && hit.value.kind === 'known' ? hit.value.id : undefined;
}

/** Whether a word names a substance. */
export const isSubstance = (word: string | undefined): boolean =>
  word !== undefined && substanceOf(word) !== undefined;

type Substances = Pick<ConversionRequest, 'substance' | 'targetSubstance'>;

/**
 * The substance of the quantity, and the one it is converted to: in "protein 75 g how much nitrogen", 75 g is of
 * protein. The quantity is at positions `from` to `to`, or -1 if there is none. Undefined if this is unclear, or if
 * more than two substances are named.
 */
export function substancesIn(
  texts: readonly string[],
  named: ReadonlyMap<number, string>,
  from: number,
  to: number,
): Substances | undefined {
  const groups: { phrase: string; from: number; to: number }[] = [];
  for (const [at, word] of named) {
    const last = groups.at(-1);
    if (last?.to === at - 1 && to !== last.to) {
      last.phrase += ` ${word}`;
      last.to = at;
    } else groups.push({ phrase: word, from: at, to: at });
  }
  const all = groups.flatMap((group) => splitSubstances(group));
  if (all.length > 2) return undefined;
  const next = texts[to + 1] === 'of' ? to + 2 : to + 1;
  const after = from < 0 ? all[0] : all.find((group) => group.from === next);
  const precedingGroup = all.find((group) => group.to === from - 1);
  // "Sodium 500 mg salt": it is unclear which of the two is meant.
  if (from >= 0 && after !== undefined && precedingGroup !== undefined) return undefined;
  // "Protein: 75 g", "protein is 75 g".
  const before =
    precedingGroup ??
    all.find((group) => group.to === from - 2 && /^(?:,|is|=)$/u.test(texts[from - 1] ?? ''));
  const of = after ?? before ?? (all.length === 1 ? all[0] : undefined);
  if (of === undefined && all.length > 0) return undefined;
  return { substance: of?.phrase, targetSubstance: all.find((group) => group !== of)?.phrase };
}

/** Splits two substances that follow one another: "14 g nitrogen protein". */
function splitSubstances(group: { phrase: string; from: number; to: number }): (typeof group)[] {
  const words = group.phrase.split(' ');
  if (words.length < 2 || substanceOf(group.phrase) !== undefined) return [group];
  const at = words.findIndex(
    (_, place) =>
      place > 0 &&
      substanceOf(words.slice(0, place).join(' ')) !== undefined &&
      substanceOf(words.slice(place).join(' ')) !== undefined,
  );
  return at === -1
    ? [group]
    : [
        { phrase: words.slice(0, at).join(' '), from: group.from, to: group.from + at - 1 },
        { phrase: words.slice(at).join(' '), from: group.from + at, to: group.to },
      ];
}

type ConvertedSubstance = {
  substance: string;
  /** In `unit`. */
  result: number;
  unit: Unit;
  targetSubstance: string | undefined;
  /** The factor that the explanation mentions. */
  factor: number;
  explain: (factor: string) => string;
};

/** The substance as written; an abbreviation in full. */
const substanceName = (phrase: string): string =>
  SALTS[SALT_WORDS[phrase] ?? '']?.name ??
  phrase.replace(/(?<=^vitamin )\w/u, (letter) => letter.toUpperCase());

const isMassUnit = ({ dimension }: Unit): boolean => dimension.startsWith('mass');
const isPerLitre = ({ dimension }: Unit): boolean => dimension.endsWith('per litre');

/** "14 g nitrogen as protein", "50 mmol sodium in mg", "2 g salt in mmol", "400 IU vitamin D in micrograms". */
export function convertSubstance({
  value,
  from,
  to,
  substance: said,
  targetSubstance: target,
}: ConversionRequest): ConvertedSubstance | undefined {
  const of = said === undefined ? undefined : substanceOf(said);
  if (said === undefined || of === undefined) return undefined;
  // "12 g nitrogen is": converted to protein.
  const as = target === undefined ? (of === 'nitrogen' ? 'protein' : undefined) : substanceOf(target);
  if (target !== undefined && as === undefined) return undefined;
  // "How much salt is 34 mmol sodium": in grams.
  const unit = to ?? (from.dimension === 'millimoles' && target !== undefined ? unitOf('g') : from) ?? from;
  if (from.dimension === 'mass' && unit.dimension === 'mass') {
    for (const [one, other, size, how] of BY_MASS) {
      const factor = of === one && as === other ? size : of === other && as === one ? 1 / size : undefined;
      if (factor !== undefined)
        return {
          substance: said,
          result: (value * factor) / unit.size,
          unit,
          targetSubstance: target ?? as,
          factor,
          explain: () => how,
        };
    }
    return undefined;
  }
  const isSameSubstance =
    as === undefined || as === of || SALTS[of]?.cation === as || SALTS[as]?.cation === of;
  const counted = [from, unit].filter((each) => !isMassUnit(each));
  if (!isSameSubstance || counted.length !== 1 || isPerLitre(from) !== isPerLitre(unit)) return undefined;
  const isFromMass = isMassUnit(from);
  const weighed = isFromMass ? of : (as ?? of);
  const mgPerMmol = SALTS[weighed]?.mgPerMmol ?? MG_PER_MMOL_OF[weighed];
  const isInMoles = counted[0]?.dimension.startsWith('millimoles') === true && mgPerMmol !== undefined;
  const isInUnits = counted[0]?.dimension === 'international units' && of === 'vitaminD';
  if (!isInMoles && !isInUnits) return undefined;
  const grams = isInMoles ? mgPerMmol / 1000 : 1e-6 / IU_PER_MICROGRAM_OF_VITAMIN_D;
  const name = SALTS[weighed]?.name ?? substanceName(isFromMass || target === undefined ? said : target);
  // In blood results and on labels, phosphate is given as phosphorus.
  const basis = weighed === 'phosphorus' && name.startsWith('phosphate') ? ', weighed as phosphorus' : '';
  return {
    substance: substanceName(said),
    result: isFromMass ? value / grams : (value * grams) / unit.size,
    unit,
    targetSubstance: as === of ? undefined : (target ?? (isFromMass ? SALTS[of]?.cation : undefined)),
    factor: isInMoles ? mgPerMmol : IU_PER_MICROGRAM_OF_VITAMIN_D,
    explain: (factor) =>
      isInMoles ? `1 mmol of ${name} is ${factor} mg${basis}.` : `1 microgram of ${name} is ${factor} IU.`,
  };
}
