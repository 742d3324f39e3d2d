import {
  amountText,
  type Country,
  descriptionFor,
  indicationsFor,
  NUTRIENT_GROUPS,
  type NutrientAmount,
  type NutrientGroup,
  type NutrientRow,
  type Product,
} from '@dietetic/catalogue';
import {
  allergensText,
  compendiumWords as say,
  dietsText,
  documentWords,
  enquiriesFor,
  SITE,
  SITE_MARK,
} from '@dietetic/content';
import {
  type Block,
  type DocumentContent,
  field,
  type Section,
  table,
  type TableBlock,
  text,
} from './document-model.ts';
import { groupByFamily, type Volume } from './compendium-volumes.ts';
import { productAgesText, familyOf, productFormText } from './product-words.ts';

/** The drawing of a product's pack as SVG text, if this server draws it. */
export type Pictures = ReadonlyMap<string, string>;

/** One page or more for each product with everything on its label; cover and contents first, an index of codes last. */
export function compendium(
  { products, label }: Volume,
  country: Country,
  { updated = '', pictures = new Map() }: { updated?: string; pictures?: Pictures } = {},
): DocumentContent {
  const title = say.title(country);
  return {
    title: label === undefined ? title : `${title}, ${label.split(':')[0]?.toLowerCase()}`,
    introduction: [...(label === undefined ? [] : [`${label}.`]), say.introduction(products.length)],
    sections: groupByFamily(products).flatMap((family): Section[] => {
      const [first] = family;
      if (first === undefined) return [];
      return [
        { heading: familyOf(first), level: 1, newPage: true, blocks: [] },
        ...family.map(
          (product): Section => ({
            heading: product.name,
            level: 2,
            newPage: product !== first,
            blocks: pageOf(product, country, pictures.get(product.id)),
          }),
        ),
      ];
    }),
    book: {
      provider: SITE.provider.name,
      mark: SITE_MARK,
      colour: SITE.brand.colours.light,
      tagline: SITE.provider.tagline,
      about: [
        ...(updated === '' ? [] : [say.dataOf(longDate(updated))]),
        say.forWhom,
        say.check,
        ...enquiriesFor(country)
          .slice(0, 1)
          .map(({ title: desk, phone, email }) => say.desk(desk, phone?.shown ?? null, email)),
      ],
      contents: say.contents,
      closing: (pageNumber) => codeIndex(products, country, pageNumber),
    },
  };
}

const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Every code of the book with the page of its product, to look up a prescription or an order. */
function codeIndex(
  products: readonly Product[],
  country: Country,
  pageNumber: (heading: string) => number,
): Section[] {
  const national = country === 'uk' ? 'pipCode' : 'gmsCode';
  return (['orderCode', national] as const).flatMap((kind, index): Section[] => {
    const rows = products
      .flatMap((product) =>
        product.codes
          .filter((code) => code[kind] !== '')
          .map((code) => [code[kind], withSpacedCommas(code.productName), String(pageNumber(product.name))]),
      )
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en-GB', { numeric: true }));
    if (rows.length === 0) return [];
    return [
      {
        heading: say.index[kind],
        level: 1,
        newPage: index === 0,
        blocks: [
          table(
            '',
            [
              { title: say.code[kind], share: 20 },
              { title: say.line, share: 68 },
              { title: say.page, share: 12, align: 'right' },
            ],
            rows,
          ),
        ],
      },
    ];
  });
}

function pageOf(product: Product, country: Country, picture: string | undefined): Block[] {
  const facts = [
    [say.facts.ages, productAgesText(product)],
    [say.facts.form, productFormText(product)],
    [say.facts.pack, withSpacedCommas(product.packSize)],
    [say.facts.case, product.caseSize.map(withSpacedCommas).join(', ')],
    [say.facts.flavours, product.flavours.map(withSpacedCommas).join(', ')],
    [say.facts.suitable, dietsText(product)],
    [say.facts.allergens, allergensText(product)],
    country === 'uk'
      ? ['ACBS', say.approved(product.acbsApproved)]
      : ['GMS', say.approved(product.gmsApproved)],
  ].filter((row) => row[1] !== '');
  const codes = product.codes.map((code) => [
    withSpacedCommas(code.productName),
    code.orderCode,
    country === 'uk' ? code.pipCode : code.gmsCode,
  ]);
  const texts: [string, string][] = [
    [say.texts.indications, indicationsFor(product, country)],
    [say.texts.directions, product.directionsForUse],
    [say.texts.storage, product.storage],
    [say.texts.shelfLife, product.shelfLife],
    [say.texts.precautions, product.precautions],
    [say.texts.contraIndications, product.contraIndications],
    [say.texts.ingredients, product.medicalIngredients.map(withSpacedCommas).join(', ')],
  ];
  const first = [
    text(descriptionFor(product, country)),
    {
      ...table(
        '',
        [
          { title: say.fact, share: 22 },
          { title: say.value, share: 78 },
        ],
        facts,
      ),
      rowHeads: true,
    },
  ];
  return [
    ...(picture === undefined
      ? first
      : [{ kind: 'pictured' as const, svg: picture, alt: say.pack(product.name), blocks: first }]),
    ...(codes.length > 0
      ? [
          table(
            say.codesCaption,
            [
              { title: say.line, share: 60 },
              { title: say.code.orderCode, share: 20 },
              { title: country === 'uk' ? say.code.pipCode : say.code.gmsCode, share: 20 },
            ],
            codes,
          ),
        ]
      : []),
    {
      kind: 'columns',
      blocks: [
        ...texts.flatMap(([label, value]) => {
          const lines = value.split('\n').filter((each) => each.trim() !== '');
          return lines.length > 0 ? [field(label, lines)] : [];
        }),
        ...(product.importantNotice.length > 0 ? [field(say.texts.notice, product.importantNotice)] : []),
      ],
    },
    // Last, so that text fills the first page and figures the second.
    { kind: 'columns', blocks: NUTRIENT_GROUPS.flatMap((group) => nutrientTable(product, group)) },
  ];
}

/** "500 ml pack,1,000 ml pack" with a space after each comma, except within numbers. */
export const withSpacedCommas = (value: string): string =>
  value.replace(/(?<!\d),(?=\S)|,(?=\S)(?!\d{3}\b)/g, ', ');

function nutrientTable(product: Product, group: NutrientGroup): TableBlock[] {
  const rows = product[group].filter(isStated);
  if (rows.length === 0) return [];
  const [first = say.per100, second = say.perServing] = product.headings;
  return [
    table(
      say.groups[group],
      [
        { title: say.nutrient, share: 42 },
        { title: say.unit, share: 16 },
        { title: unitSpaced(first), share: 20, align: 'right' },
        { title: unitSpaced(second), share: 22, align: 'right' },
      ],
      rows.map((row) => [
        `${PART.test(row.name) ? '\u00a0\u00a0\u00a0' : ''}${row.name}`,
        row.unit,
        labelAmountText(row.per100),
        labelAmountText(row.perServing),
      ]),
    ),
  ];
}

const PART = /^of which/i;

/** "Per 100ml" as the app writes it. */
const unitSpaced = (heading: string): string => heading.replace(/(\d)(?=(?:ml|g|kg|l)\b)/g, '$1\u00a0');

/** An amount as on the label, in words if there is none, with a thousands separator. */
export const labelAmountText = (amount: NutrientAmount): string =>
  amount.kind === 'not-stated'
    ? documentWords.notStated
    : amountText(amount).replace(/^\d{4,}/, (digits) => Number(digits).toLocaleString('en-GB'));

/** A row without a value in both columns is left out, as on the label. */
const isStated = (row: NutrientRow) =>
  row.per100.kind !== 'not-stated' || row.perServing.kind !== 'not-stated';
