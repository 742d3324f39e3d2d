import type { Product, ProductCode } from '../catalogue.ts';
import type { Query } from '../reading/query.ts';
import type { AnswerPart } from './answer.ts';
import { type Draft, type Knowledge, ofProduct } from './draft.ts';

const TITLES = { orderCode: 'Order code', pipCode: 'PIP code', gmsCode: 'GMS code' } as const;
type CodeKind = keyof typeof TITLES;

/** The codes by flavour and pack, as the table of the product's page has them. */
export function codes(
  knowledge: Knowledge,
  product: Product,
  query: Query,
): readonly (string | AnswerPart)[] {
  const kinds = askedKinds(knowledge, query);
  const rows = narrowed(product, query).map((line) => ({
    label: line.productName,
    cells: kinds.map((kind) => (line[kind] === '' ? 'not given' : codeShown(kind, line[kind]))),
  }));
  const columns = kinds.map((kind) => TITLES[kind]);
  const isUk = knowledge.country === 'uk';
  const isOther = (isUk ? /\bgms\b/u : /\bpip\b/u).test(query.text);
  const other = isUk
    ? 'GMS codes are for Ireland; change the region in Support to see them.'
    : 'PIP codes are used by pharmacies in the United Kingdom.';
  return rows.length === 0
    ? []
    : [
        `${columns.join(' and ')} of ${product.name}, by flavour and pack:`,
        { kind: 'table', caption: `Codes of ${product.name}`, columns, rows },
        ...(isOther ? [other] : []),
      ];
}

/** PIP codes belong to UK pharmacy, GMS codes to the Irish list; each country gets its own unless it asks. */
function askedKinds({ country }: Knowledge, { text }: Query): CodeKind[] {
  const own: CodeKind = country === 'uk' || /\bpip\b/u.test(text) ? 'pipCode' : 'gmsCode';
  if (/\border\b/u.test(text)) return /\b(?:pip|gms)\b/u.test(text) ? ['orderCode', own] : ['orderCode'];
  return /\bpip\b/u.test(text) || (country === 'roi' && /\b(?:gms|hse)\b/u.test(text))
    ? [own]
    : ['orderCode', own];
}

/** The lines that hold the words; all of them where none does. */
function holding(lines: readonly ProductCode[], words: string | undefined): readonly ProductCode[] {
  const held = words === undefined ? lines : lines.filter((line) => line.productName.includes(words));
  return held.length > 0 ? held : lines;
}

/** Only the lines of the flavour or pack that was named, when one was. */
function narrowed({ flavours, codes: all }: Product, { text, amounts }: Query): readonly ProductCode[] {
  const isNamed = (flavour: string) =>
    flavour
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 2 && word !== 'and')
      .every((word) => text.includes(word));
  const [flavour] = flavours.filter(isNamed).toSorted((one, other) => other.length - one.length);
  const [amount] = amounts;
  const size = amount?.kind === 'measure' ? `${amount.amount} ${amount.unit}` : undefined;
  return holding(holding(all, flavour), size);
}

/** A PIP code is read in two groups; copied, it has no hyphen. */
const codeShown = (kind: CodeKind, code: string): string =>
  kind === 'pipCode' && /^\d{7}$/u.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;

/** "What is 9910010?" or "MCN10010": the line that carries the code. */
export function codeLookup(knowledge: Knowledge, message: string): Draft | undefined {
  for (const asked of message.toUpperCase().match(/\b(?:[A-Z]{2,4}\d{4,6}|\d{3}-?\d{4}|\d{5})\b/gu) ?? []) {
    const code = asked.replace('-', '');
    for (const product of knowledge.products)
      for (const line of product.codes)
        for (const kind of ['orderCode', 'pipCode', 'gmsCode'] as const)
          if (line[kind].toUpperCase() === code)
            return {
              intent: 'product.codes',
              ...ofProduct(knowledge, product, 'order codes'),
              say: [`${TITLES[kind]} ${codeShown(kind, line[kind])} is ${line.productName}.`],
            };
  }
  return undefined;
}
