import type { Product } from '@dietetic/catalogue';
import { type DocumentContent, note, table } from './document-model.ts';
import { ages, edition, form, isFor } from './product-words.ts';

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
  return edition(products, 'roi')
    .filter((product) => product.gmsApproved && isFor(product, tab))
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
            age: ages(product),
            category: form(product),
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

const TITLES = ['Product', 'Flavour', 'Pack', 'GMS code', 'Age', 'Category'];
const cells = (row: CodeRow) => [row.product, row.flavour, row.pack, row.gmsCode, row.age, row.category];
const WHOM = { adults: 'adults', paediatrics: 'infants and children' } as const;

export function codeList(products: readonly Product[], tab: 'adults' | 'paediatrics'): DocumentContent {
  const rows = codeRows(products, tab);
  const categories = [...new Set(rows.map((row) => row.category))];
  return {
    title: `GMS code list: ${WHOM[tab]}`,
    introduction: [
      `${rows.length} lines of products for ${WHOM[tab]} that can be supplied under the General Medical Services scheme in Ireland.`,
    ],
    sections: [
      ...categories.map((category) => ({
        heading: category || 'Other',
        level: 1 as const,
        blocks: [
          table(
            `GMS codes: ${category || 'other'}`,
            [
              { title: 'Product', share: 26 },
              { title: 'Flavour', share: 16 },
              { title: 'Pack', share: 14 },
              { title: 'GMS code', share: 10 },
              { title: 'Age', share: 22 },
            ],
            rows
              .filter((row) => row.category === category)
              .map((row) => [row.product, row.flavour, row.pack, row.gmsCode, row.age]),
          ),
        ],
      })),
      {
        heading: 'Approval',
        level: 1,
        blocks: [
          note(
            'Whether a line is on list A or list B is decided by the HSE and is not part of this data. Where list B approval is needed, the GP asks for it online; it lasts up to six months.',
          ),
        ],
      },
    ],
  };
}

/** For a spreadsheet: quoted where needed, and never read as a formula. */
export function codeListCsv(products: readonly Product[], tab: 'adults' | 'paediatrics'): string {
  return (
    [TITLES, ...codeRows(products, tab).map(cells)].map((row) => row.map(csvCell).join(',')).join('\r\n') +
    '\r\n'
  );
}

function csvCell(value: string): string {
  const safe = /^[=+@\t\r-]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
