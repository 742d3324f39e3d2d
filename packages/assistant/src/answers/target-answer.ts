import { nutrientById, type Product } from '../catalogue.ts';
import { singular } from '../language/phrases.ts';
import type { Query, Target } from '../reading/query.ts';
import { unitCalled } from './amounts.ts';
import { amountText, type AnswerValue } from './answer.ts';
import { catalogueSource, type Draft, type Knowledge, productLink } from './draft.ts';
import { amountIn, labelValues, nutrientLabel, show } from './values.ts';

/** How much of each product holds what was asked for: what its label comes to, for no patient. */
export function targetAnswer(
  knowledge: Knowledge,
  target: Target,
  products: readonly Product[],
  query: Query,
): Draft {
  const say = targetParts(knowledge, target, products, query);
  return {
    intent: 'product.amountInVolume',
    kind: say.some((part) => typeof part !== 'string') ? 'answer' : 'unknown',
    say,
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: products.map((product) => productLink(product, 'nutrition')),
    productIds: products.map(({ id }) => id),
  };
}

export function targetParts(
  knowledge: Knowledge,
  target: Target,
  products: readonly Product[],
  query: Query,
): Draft['say'] {
  const found = products.map((product) => ofOne(knowledge, target, product, query));
  const values = found.flatMap((each) => each.values ?? []);
  return [
    ...found.map(({ sentence }) => sentence),
    ...(values.length > 0
      ? [
          { kind: 'values' as const, values },
          'Worked out from the value per 100, rounded once. How much somebody is given is not for me to say.',
        ]
      : []),
  ];
}

const WHOLE_FROM = 100;

function ofOne(
  knowledge: Knowledge,
  { nutrient: id, amount: target }: Target,
  product: Product,
  { text }: Query,
): { sentence: string; values?: AnswerValue[] } {
  const nutrient = nutrientById(id);
  const label = nutrient === undefined ? undefined : amountIn(product, nutrient);
  const name = nutrient === undefined ? id : nutrientLabel(nutrient).toLowerCase();
  if (nutrient === undefined || label === undefined || label.kind === 'not-stated')
    return { sentence: `${product.name}: ${name} is not stated; that is not the same as none.` };
  const wanted = `${show(knowledge, target)}\u00a0${nutrient.unit}${id === 'energyKcal' ? '' : ` of ${name}`}`;
  if (label.kind !== 'stated' || label.value === 0) {
    const [says] = labelValues(knowledge, product, nutrient);
    const stated = says === undefined ? '' : `${amountText(says)} ${says.basis}`;
    return {
      sentence:
        label.kind === 'stated'
          ? `${product.name} has no ${name} by its label (${stated}), so no amount of it holds ${wanted}.`
          : `The label of ${product.name} says of ${name}: ${stated}, so no amount can be worked out.`,
    };
  }
  const per100 = label.value;
  const amount = (target / per100) * 100;
  const shown = knowledge.formatNumber(amount, amount < WHOLE_FROM ? 1 : 0);
  const noun = /\bhow many (\w+)/u.exec(text)?.[1];
  const unit = noun === undefined ? undefined : unitCalled(product, singular(noun));
  const value: AnswerValue = {
    productId: product.id,
    product: product.name,
    nutrient: nutrientLabel(nutrient),
    basis: `for ${wanted}`,
    shown,
    unit: product.basis,
    isNumber: true,
    derivation: { kind: 'for-target', target, per100 },
  };
  const packs: AnswerValue[] =
    unit === undefined
      ? []
      : [
          {
            ...value,
            shown: knowledge.formatNumber(amount / unit.amount, 1),
            unit: `×\u00a0${show(knowledge, unit.amount)}\u00a0${product.basis}`,
            derivation: { kind: 'for-target', target, per100, pack: unit.amount },
          },
        ];
  const counted = packs.map((each) => ` (${amountText(each)})`).join('');
  return {
    sentence: `${shown}\u00a0${product.basis} of ${product.name}${counted} holds ${wanted}.`,
    values: [value, ...packs],
  };
}
