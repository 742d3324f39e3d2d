import type { Product, ProductCode } from '../../catalogue.ts';
import type { Query } from '../../message/query.ts';
import { hasFlavour } from '../lists/criteria.ts';
import { type Draft, type Knowledge, productReferences, type Content, withoutEmptyParts } from '../draft.ts';

const TITLES = { orderCode: 'Order code', pipCode: 'PIP code', gmsCode: 'GMS code' } as const;
type CodeKind = keyof typeof TITLES;

/** The codes by flavour and pack, as in the table on the product's page. */
export function codeParts({ country, help }: Knowledge, product: Product, query: Query): Content {
  const asksForOtherCountry =
    !IS_SOLD.test(query.text) &&
    query.criteria.some((each) => each.kind === 'country' && each.isRequired && each.value !== country);
  // Codes of this country would not answer a question about the other one.
  const kinds: CodeKind[] = asksForOtherCountry
    ? ['orderCode']
    : requestedKinds(country === 'uk', query.text);
  const rows = narrowLines(product, query).map((line) => ({
    label: line.productName,
    cells: kinds.map((kind) => (line[kind] === '' ? 'not given' : codeShown(kind, line[kind]))),
  }));
  const columns = kinds.map((kind) => TITLES[kind]);
  const isOther = asksForOtherCountry || (country === 'uk' ? /\bgms\b/u : /\bpip\b/u).test(query.text);
  if (rows.length === 0) return [];
  // The catalogue has no barcode numbers, and other codes must not be mistaken for one.
  const notHeld = /\b(?:gtin|ean|bar ?code)s?\b/u.test(query.text)
    ? 'No GTIN or barcode is in the catalogue. '
    : '';
  // "How do I order more of it": first, that the app takes no orders.
  const order = ASKS_TO_ORDER.test(query.text);
  return withoutEmptyParts(
    order && help.find(({ id }) => id === 'order')?.says,
    `${notHeld}${columns.join(' and ')} of ${product.name}, by flavour and pack:`,
    { kind: 'table', caption: `Codes of ${product.name}`, columns, rows },
    isOther &&
      (country === 'uk'
        ? 'GMS codes are for Ireland; change the region in Support to see them.'
        : 'PIP codes are used by pharmacies in the United Kingdom.'),
  );
}

/** "Sold in Ireland, and PIP code": the country is asked of by itself. */
const IS_SOLD = /\b(?:sold|sell|available|buy)\b/u;
const ASKS_TO_ORDER = /\b(?:how|where) (?:(?:do|can) (?:i|we)|to) order\b/u;

/** PIP codes are for UK pharmacies and GMS codes for Ireland; each country gets its own unless the other is asked for. */
function requestedKinds(isUk: boolean, text: string): CodeKind[] {
  const asksPip = /\bpip\b/u.test(text);
  const ownKind: CodeKind = isUk || asksPip ? 'pipCode' : 'gmsCode';
  if (/\b(?:order|mcn)s?\b/u.test(text))
    return /\b(?:pip|gms)\b/u.test(text) ? ['orderCode', ownKind] : ['orderCode'];
  return asksPip || (!isUk && /\b(?:gms|hse)\b/u.test(text)) ? [ownKind] : ['orderCode', ownKind];
}

/** Only the lines of the named flavour or pack, if one was named. */
function narrowLines(
  { flavours: every, codes: lines }: Product,
  { text, amounts, criteria }: Query,
): readonly ProductCode[] {
  // "Codes except vanilla": the other flavours.
  const isExcluded = (flavour: string) =>
    criteria.some((each) => each.kind === 'flavour' && !each.isRequired && hasFlavour(flavour, each.value));
  const flavours = every.filter((flavour) => !isExcluded(flavour));
  const all = lines.filter(({ productName }) =>
    every.every((flavour) => flavours.includes(flavour) || !productName.includes(flavour)),
  );
  const isNamed = (flavour: string) =>
    flavour
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 2 && word !== 'and')
      .every((word) => text.includes(word));
  // A flavour called "Vanilla and lemon" does not also ask for "Vanilla"; "caramel code, strawberry code" are two.
  const named = flavours.filter(isNamed);
  const askedFlavours = named.filter((flavour) => !named.some((other) => isPartOf(flavour, other)));
  const [amount] = amounts;
  const size = amount?.kind === 'measure' ? `${amount.amount} ${amount.unit}` : '';
  // If no line matches, all are shown. The space keeps "500 ml" from matching "1500 ml".
  return [askedFlavours, size === '' ? [] : [size]].reduce(
    (left, words) => {
      const matching = left.filter(({ productName }) =>
        words.some((each) => productName.includes(` ${each}`)),
      );
      return matching.length > 0 ? matching : left;
    },
    all.length > 0 ? all : lines,
  );
}

const isPartOf = (flavour: string, other: string): boolean =>
  flavour !== other && other.toLowerCase().split(' ').includes(flavour.toLowerCase());

/** A PIP code is usually written in two groups; a copied one has no hyphen. */
const codeShown = (kind: CodeKind, code: string): string =>
  kind === 'pipCode' && /^\d{7}$/u.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;

/** "What is 9910010?", "MCN10010": the product line with that code. */
export function codeLookup(knowledge: Knowledge, message: string): Draft | undefined {
  const typedCodes = message.toUpperCase().match(/\b(?:[A-Z]{2,4}\d{4,6}|\d{3}-?\d{4}|\d{5})\b/gu) ?? [];
  for (const code of typedCodes.map((text) => text.replace('-', '')))
    for (const product of knowledge.products)
      for (const line of product.codes)
        for (const kind of ['orderCode', 'pipCode', 'gmsCode'] as const)
          if (line[kind].toUpperCase() === code)
            return {
              intent: 'product.codes',
              ...productReferences(knowledge, product, 'order codes'),
              content: [`${TITLES[kind]} ${codeShown(kind, line[kind])} is ${line.productName}.`],
            };
  return undefined;
}
