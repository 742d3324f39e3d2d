import type { Product, ProductCode } from '@dietetic/catalogue';
import type { Question } from '../understanding/question.ts';
import { type Draft, type Knowledge, ofProduct, PAGES, productLink, textPart } from './knowledge.ts';

type CodeKind = 'orderCode' | 'pipCode' | 'gmsCode';

const TITLES: Readonly<Record<CodeKind, string>> = {
  orderCode: 'Order code',
  pipCode: 'PIP code',
  gmsCode: 'GMS code',
};

export function codesAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const kinds = askedKinds(knowledge, question);
  const lines = narrowed(product, question);
  const rows = lines.map((line) => ({
    label: line.productName,
    cells: kinds.map((kind) => (line[kind] === '' ? 'not given' : codeShown(kind, line[kind]))),
  }));
  const base = {
    intent: 'product.codes',
    ...ofProduct(knowledge, product, 'order codes'),
    links: [productLink(product, 'description'), ...(kinds.includes('gmsCode') ? [PAGES.resources] : [])],
  } as const;
  if (rows.length === 0) {
    return {
      ...base,
      kind: 'unknown',
      parts: [textPart(`No codes are given for ${product.name}.`)],
      links: [...base.links, PAGES.contact],
    };
  }
  return {
    ...base,
    parts: [
      {
        kind: 'table',
        caption: `Codes of ${product.name}`,
        columns: kinds.map((kind) => TITLES[kind]),
        rows,
      },
      ...remarks(knowledge, question),
    ],
  };
}

/** PIP codes belong to UK pharmacy, GMS codes to the Irish list; each country gets its own unless it asks. */
function askedKinds(knowledge: Knowledge, question: Question): CodeKind[] {
  const asksPip = /\bpip\b/u.test(question.rest);
  const asksGms = /\b(?:gms|hse)\b/u.test(question.rest);
  const asksOrder = /\border\b/u.test(question.rest);
  if (asksGms && knowledge.country === 'roi') return asksOrder ? ['orderCode', 'gmsCode'] : ['gmsCode'];
  if (asksPip) return asksOrder ? ['orderCode', 'pipCode'] : ['pipCode'];
  if (asksOrder) return ['orderCode'];
  return knowledge.country === 'uk' ? ['orderCode', 'pipCode'] : ['orderCode', 'gmsCode'];
}

function remarks(knowledge: Knowledge, question: Question) {
  if (/\bgms\b/u.test(question.rest) && knowledge.country === 'uk') {
    return [textPart('GMS codes are for Ireland; change the region in Support to see them.')];
  }
  if (/\bpip\b/u.test(question.rest) && knowledge.country === 'roi') {
    return [textPart('PIP codes are used by pharmacies in the United Kingdom.')];
  }
  return [];
}

/** Only the lines of the flavour or pack that was named, when one was. */
function narrowed(product: Product, question: Question): readonly ProductCode[] {
  const flavours = product.flavours.filter((flavour) => namesFlavour(question.text, flavour));
  const longest = Math.max(0, ...flavours.map((flavour) => flavour.length));
  const [flavour] = flavours.filter((each) => each.length === longest);
  const ofFlavour =
    flavour === undefined
      ? product.codes
      : product.codes.filter((line) => line.productName.includes(flavour));
  const size =
    question.amount?.kind === 'measure' ? `${question.amount.amount} ${question.amount.unit}` : undefined;
  const ofSize = size === undefined ? ofFlavour : ofFlavour.filter((line) => line.productName.includes(size));
  return ofSize.length > 0 ? ofSize : ofFlavour.length > 0 ? ofFlavour : product.codes;
}

const namesFlavour = (text: string, flavour: string): boolean =>
  flavour
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 2 && word !== 'and')
    .every((word) => text.includes(word));

/** A PIP code is read in two groups; copied, it has no hyphen. */
const codeShown = (kind: CodeKind, code: string): string =>
  kind === 'pipCode' && /^\d{7}$/u.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;

/** "What is 9910010?" or "MCN10010": the line that carries the code. */
export function codeLookup(knowledge: Knowledge, message: string): Draft | undefined {
  const asked = message.toUpperCase().match(/\b(?:[A-Z]{2,4}\d{4,6}|\d{3}-?\d{4}|\d{5})\b/gu) ?? [];
  for (const text of asked) {
    const code = text.replace('-', '');
    for (const product of knowledge.products) {
      const line = product.codes.find((each) =>
        [each.orderCode.toUpperCase(), each.pipCode, each.gmsCode].includes(code),
      );
      if (line === undefined) continue;
      const kind =
        (['orderCode', 'pipCode', 'gmsCode'] as const).find((each) => line[each].toUpperCase() === code) ??
        'orderCode';
      return {
        intent: 'product.codes',
        parts: [textPart(`${TITLES[kind]} ${codeShown(kind, line[kind])} is ${line.productName}.`)],
        ...ofProduct(knowledge, product, 'order codes'),
      };
    }
  }
  return undefined;
}
