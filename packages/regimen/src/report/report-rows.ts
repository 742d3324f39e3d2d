import type {
  MethodNote,
  NutrientLine,
  ProductLine,
  ProductsTable,
  ReportDocument,
  RequirementBlock,
} from './report-document.ts';

/**
 * A line of the report where there are no columns: what it is about, and what is said of it. Copied text and the
 * email are written from the same rows, so that the text part of the email is the text that is copied.
 */
export type ReportRow = {
  name: string;
  /** In brackets behind the name: the need, the reference, the packs. */
  aside: string | null;
  values: string[];
  /** A part of the row above it. */
  part?: boolean;
};

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

export const patientRows = ({ patient }: ReportDocument): ReportRow[] =>
  patient.facts.map(({ label, value }) => ({ name: label, aside: null, values: [value] }));

export const requirementRow = (block: RequirementBlock): ReportRow => ({
  name: block.label,
  aside: block.need,
  values: present([block.provided, block.standingText, block.percentText]),
});

export const needRow = (block: RequirementBlock): ReportRow => ({
  name: block.label,
  aside: null,
  values: [block.need, block.planned],
});

export const productRow = (line: ProductLine, head: ProductsTable['head']): ReportRow => ({
  name: line.name,
  aside: line.packs,
  values: [line.amount, line.energy, `${head.protein} ${line.protein}`, `${head.water} ${line.water}`],
});

export const totalRow = ({ total, head }: ProductsTable): ReportRow[] =>
  total === null
    ? []
    : [
        {
          name: total.label,
          aside: null,
          values: [total.energy, `${head.protein} ${total.protein}`, `${head.water} ${total.water}`],
        },
      ];

/** What has to be read beside the products: withdrawn and changed ones, and what they leave unstated. */
export const productNotes = ({ none, withdrawn, changed, incomplete }: ProductsTable): string[] =>
  present([none, withdrawn, changed, incomplete === null ? null : `${incomplete.title} ${incomplete.text}`]);

export const codeRows = ({ lines, codesHead }: ProductsTable): ReportRow[] =>
  lines
    .flatMap(({ codes }) =>
      codes.map((code) => ({
        name: code.name,
        aside: null,
        values: (['orderCode', 'pipCode', 'gmsCode'] as const)
          .filter((kind) => code[kind] !== '')
          .map((kind) => `${codesHead[kind]} ${code[kind]}`),
      })),
    )
    .filter(({ values }) => values.length > 0);

export const nutrientRow = (line: NutrientLine): ReportRow => ({
  name: line.name,
  aside: line.reference,
  values: present([
    line.provided,
    present([line.percentText, line.standingText]).join(', ') || null,
    line.aboveUpper,
  ]),
  part: line.part,
});

/** One method in one paragraph: what, chosen or not, working, band, source, notes. */
export const methodLine = (note: MethodNote): string =>
  present([
    `${note.label}: ${note.method}, ${note.choice}`,
    note.working ?? note.result,
    note.band,
    note.source,
    note.unchecked,
    ...note.notes,
  ])
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
