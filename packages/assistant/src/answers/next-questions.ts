import { lookAlikes, type Product } from '../catalogue.ts';
import { askNext, type Draft, isSoldHere, type Knowledge } from './draft.ts';

/** What is often asked next: the product it is most easily taken for, codes, allergens. */
export function nextQuestions(knowledge: Knowledge, product: Product): NonNullable<Draft['choices']> {
  const { names } = knowledge;
  const family = names.brands.get(names.all.find((named) => named.product === product)?.brand ?? '') ?? [];
  const others = family.map((named) => named.product).filter((other) => isSoldHere(knowledge, other));
  const [similar] = lookAlikes(product, others).map((each) => each.product.name);
  const { name } = product;
  return [
    ...(similar === undefined
      ? []
      : [{ label: `Compare with ${similar}`, question: `Compare ${name} and ${similar}` }]),
    askNext('Order codes', product),
    { label: 'Allergens', question: `Allergens in ${name}` },
  ];
}
