import { type Product, spreadsheetText } from '@dietetic/catalogue';
import { codeListWords as words } from '@dietetic/content';
import { type DocumentContent, note, table } from './document-model.ts';
import { productAgesText, countryEdition, productFormText, isForTab } from './product-words.ts';

export type CodeRow = {
  product: string;
  flavour: string;
  pack: string;
  gmsCode: string;
  age: string;
  category: string;
};

/** Reimbursable lines in Ireland: one row for each flavour and pack that has a GMS code. */
export function codeRows(products: readonly Product[], tab: 'adults' | 'paediatrics'): CodeRow[] {
  return countryEdition(products, 'roi')
    .filter((product) => product.gmsApproved && isForTab(product, tab))
    .flatMap((product) =>
      product.codes
        .filter((code) => code.gmsCode !== '')
        .map((code) => {
          const rest = code.productName.startsWith(product.name)
            ? code.productName.slice(product.name.length).trim()
            : code.productName;
          const pack = product.caseSize.find((size) => rest.endsWith(size)) ?? '';
          return {
            product: product.name,
            flavour: rest.slice(0, rest.length - pack.length).trim(),
            pack,
            gmsCode: code.gmsCode,
            age: productAgesText(product),
            category: productFormText(product),
          };
        }),
    )
    .toSorted(
      (a, b) =>
        a.category.localeCompare(b.category, 'en-GB') ||
        a.product.localeCompare(b.product, 'en-GB') ||
        a.flavour.localeCompare(b.flavour, 'en-GB'),
    );
}

const { columns } = words;
const TITLES = Object.values(columns);
const cells = (row: CodeRow) => [row.product, row.flavour, row.pack, row.gmsCode, row.age, row.category];

export function codeList(products: readonly Product[], tab: 'adults' | 'paediatrics'): DocumentContent {
  const rows = codeRows(products, tab);
  const whom = words.whom[tab];
  const categories = [...new Set(rows.map((row) => row.category))];
  return {
    title: words.title(whom),
    introduction: [words.introduction(rows.length, whom)],
    sections: [
      ...categories.map((category) => ({
        heading: category || words.otherHeading,
        level: 1 as const,
        blocks: [
          table(
            words.caption(category || words.otherCaption),
            [
              { title: columns.product, share: 26 },
              { title: columns.flavour, share: 16 },
              { title: columns.pack, share: 14 },
              { title: columns.gmsCode, share: 10 },
              { title: columns.age, share: 22 },
            ],
            rows
              .filter((row) => row.category === category)
              .map((row) => [row.product, row.flavour, row.pack, row.gmsCode, row.age]),
          ),
        ],
      })),
      {
        heading: words.approval.heading,
        level: 1,
        blocks: [note(words.approval.note)],
      },
    ],
  };
}

export const codeListCsv = (products: readonly Product[], tab: 'adults' | 'paediatrics'): string =>
  spreadsheetText([TITLES, ...codeRows(products, tab).map(cells)]);
