import type { Product } from '../catalogue.ts';
import { singular } from '../language/phrases.ts';
import type { Mention } from './mention.ts';
import { isNumber, type NamedProduct, type NameIndex } from './name-index.ts';
import { namedProduct } from './name-match.ts';

type Texts = readonly string[];

/**
 * A name that several products have is one of them if the rest of the message leaves no other: "Lumeket 4:1 and 3:1 powders", "two Pouch
 * 15s and a PKU Pouch 20", "Wrenfold 7+ Fibre" where the others have one more word.
 */
export function resolveSeveral(names: NameIndex, texts: Texts, mentions: readonly Mention[]): Mention[] {
  const named = mentions.flatMap((each) =>
    each.kind === 'product' ? (namedProduct(names, each.product.id) ?? []) : [],
  );
  // "Powder 20 (the PKU one)": what is said beside a name chooses among those that have it.
  const chosenBy = (added?: Mention, last?: Mention): Product | undefined => {
    if (last?.kind !== 'several' || added?.kind !== 'several' || texts[added.to] !== 'one') return undefined;
    const [only, other] = last.products.filter((each) => added.products.includes(each));
    return other === undefined && texts.slice(last.to, added.from).join(' ') === 'the' ? only : undefined;
  };
  return mentions.flatMap((mention, at) => {
    if (mention.kind !== 'several') return mention;
    if (chosenBy(mention, mentions[at - 1]) !== undefined) return [];
    const added = mentions[at + 1];
    const product = chosenBy(added, mention);
    if (product !== undefined && added !== undefined)
      return { kind: 'product' as const, product, from: mention.from, to: added.to + 1 };
    const typed = texts.slice(mention.from, mention.to);
    const last = mentions[at + 1];
    const candidates = mention.products.flatMap(({ id }) => namedProduct(names, id) ?? []);
    const isJoined =
      last !== undefined && /^(?:and|or|vs?|versus|,)$/u.test(texts.slice(mention.to, last.from).join(' '));
    const form = isJoined ? singular(texts[last.to - 1] ?? '') : '';
    const rules: readonly ((candidate: NamedProduct) => boolean)[] = [
      ({ nameWords }) => form !== texts[(last?.to ?? 0) - 1] && nameWords.includes(form),
      // "The PKU Pouch 15 and the powder 20".
      ({ brand }) => named.some((each) => each.brand === brand),
      (candidate) => named.some((other) => isOfLine(candidate, other)),
      // "Glymarra powder 20 v Orrimel PKU Powder 20".
      ({ nameWords }) => named.some((other) => other.nameWords.join(' ') === nameWords.join(' ')),
      ({ brand, nameWords }) =>
        typed[0] === brand &&
        typed.length > 2 &&
        typed.every((word) => word === brand || nameWords.includes(word)) &&
        typed.at(-1) === nameWords.at(-1) &&
        candidates.every((other) =>
          nameWords.every((word) => typed.includes(word) || other.nameWords.includes(word)),
        ),
    ];
    for (const rule of rules) {
      const [only, other] = candidates.filter(rule);
      if (only !== undefined && other === undefined)
        return { kind: 'product' as const, product: only.product, from: mention.from, to: mention.to };
    }
    return mention;
  });
}

/** The names differ only in a number. */
const isOfLine = ({ brand, nameWords }: NamedProduct, other: NamedProduct): boolean =>
  other.brand === brand &&
  other.nameWords.length === nameWords.length &&
  nameWords.some((word, at) => word !== other.nameWords[at]) &&
  nameWords.every(
    (word, at) => word === other.nameWords[at] || (isNumber(word) && isNumber(other.nameWords[at])),
  );
