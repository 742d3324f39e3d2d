import type { Block, FieldBlock } from './document-model.ts';
import {
  BODY,
  BOLD,
  BOTTOM,
  MARGIN,
  type Pdf,
  printableText,
  REGULAR,
  TOP,
  contentWidth,
} from './pdf-page.ts';
import { tableHeight } from './pdf-table.ts';

type Columns = Extract<Block, { kind: 'columns' }>;
type Inner = Columns['blocks'][number];

const GAP = 18;
/** Indentation of the lines of a list. */
export const BULLET = 14;

/** Split where the longer column is shortest; what does not fit on a page that way is set in one column. */
export function writeColumns(pdf: Pdf, { blocks }: Columns, write: (block: Inner) => void): void {
  const one = (pdf.page.width - 2 * MARGIN - GAP) / 2;
  const right = MARGIN + one + GAP;
  pdf.page.margins.right = right;
  const heights = blocks.map((block) =>
    (block.kind === 'table' ? tableHeight : fieldHeight)(pdf, block as never),
  );
  pdf.page.margins.right = MARGIN;
  const { cut, height } = shortest(heights);
  if (height > pdf.page.height - TOP - BOTTOM) {
    blocks.forEach(write);
    return;
  }
  if (pdf.y + height > pdf.page.height - BOTTOM) pdf.addPage();
  const { page, y: top } = pdf;
  page.margins.right = right;
  blocks.slice(0, cut).forEach(write);
  const foot = pdf.y;
  pdf.y = top;
  page.margins.right = MARGIN;
  page.margins.left = right;
  blocks.slice(cut).forEach(write);
  page.margins.left = MARGIN;
  pdf.y = Math.max(pdf.y, foot);
}

const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);

function shortest(heights: readonly number[]): { cut: number; height: number } {
  return heights
    .map((_, index) => index + 1)
    .map((cut) => ({ cut, height: Math.max(sum(heights.slice(0, cut)), sum(heights.slice(cut))) }))
    .reduce((best, each) => (each.height < best.height ? each : best), {
      cut: heights.length,
      height: sum(heights),
    });
}

function fieldHeight(pdf: Pdf, { label, lines }: FieldBlock): number {
  const head =
    pdf
      .font(BOLD)
      .fontSize(BODY)
      .heightOfString(printableText(label), { width: contentWidth(pdf) }) + 1;
  pdf.font(REGULAR);
  const tall = (value: string, room: number) => pdf.heightOfString(printableText(value), { width: room });
  return lines.length > 1
    ? head + lines.reduce((sum, each) => sum + tall(each, contentWidth(pdf) - BULLET) + 3, 2)
    : head + tall(lines.join(''), contentWidth(pdf)) + 4;
}
