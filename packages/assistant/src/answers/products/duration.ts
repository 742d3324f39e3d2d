import { type AskedAmount, packNounOfBasis, type Query } from '../../message/query.ts';
import { onlyUnitNamed } from '../figures/amounts.ts';
import type { ProductQuestion } from '../draft.ts';
import { formatExact } from '../figures/values.ts';

// How many times an amount goes into a pack: calculated from the label and not for a patient.

/** Asks how long a pack lasts in use, not how long it keeps once opened. */
export const ASKS_HOW_LONG_IT_LASTS =
  /^(?!.*\b(?:open\w*|unopened|fridge|kept|keep|store\w*|shelf|in date)\b).*(?:\bhow (?:long|many (?:days|times|lots|feeds))\b.*\blasts?\b|\blasts? (?:for )?how (?:long|many days)\b)/u;

type AmountPerUse = { amount: number; words: string };

/** "How many days does a 400 g tin last at 600 ml a day": the grams of the tin divided by the grams of powder in 600 ml. */
export function durationAnswer(question: ProductQuestion): string[] {
  const { knowledge, product, query } = question;
  if (!ASKS_HOW_LONG_IT_LASTS.test(query.text) || query.unreadAmounts.length > 0) return [];
  const { units, name, basis } = product;
  const isWholePack = (each: AskedAmount) =>
    each.kind === 'measure'
      ? each.unit === basis && units.some(({ amount }) => amount === each.amount)
      : each.count === 1 && each.noun !== 'scoop';
  const givenAmounts = [...query.amounts, ...packOfQuery(query)];
  const pack = givenAmounts.find(isWholePack);
  const [use, other] = givenAmounts.filter((each) => each !== pack);
  if (pack === undefined || use === undefined || other !== undefined) return [];
  const unit =
    pack.kind === 'packs'
      ? onlyUnitNamed(product, pack.noun)
      : units.find(({ amount }) => amount === pack.amount);
  const used = amountPerUse(question, use);
  if (unit === undefined || used === undefined || used.amount === 0) return [];
  return [
    `A ${formatExact(knowledge, unit.amount)}\u00a0${basis} ${unit.kind} of ${name} holds ${knowledge.formatNumber(unit.amount / used.amount, 1)} times ${used.words}.`,
  ];
}

const packOfQuery = ({ basis }: Query): AskedAmount[] => {
  const noun = packNounOfBasis(basis);
  return noun === undefined ? [] : [{ kind: 'packs', count: 1, noun }];
};

/** The amount of the pack's content that is used at one time. */
function amountPerUse({ knowledge, product }: ProductQuestion, use: AskedAmount): AmountPerUse | undefined {
  const { basis, dilution } = product;
  const rounded = (value: number) => formatExact(knowledge, Number(value.toFixed(1)));
  if (use.kind === 'packs') {
    const unit = onlyUnitNamed(product, use.noun);
    const amount = (unit?.amount ?? 0) * use.count;
    return unit && { amount, words: `${rounded(amount)}\u00a0${basis} (${use.count} × ${unit.label})` };
  }
  if (use.unit === basis) return { amount: use.amount, words: `${rounded(use.amount)}\u00a0${basis}` };
  if (use.unit !== 'ml' || dilution?.madeUpMl == null || dilution.powderGrams === null) return undefined;
  const amount = (use.amount / dilution.madeUpMl) * dilution.powderGrams;
  return {
    amount,
    words: `${rounded(amount)}\u00a0g, the powder for ${rounded(use.amount)}\u00a0ml at the standard strength of its label`,
  };
}
