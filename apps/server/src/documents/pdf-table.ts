import type { Block } from './document-model.ts';
import {
  artifact,
  BOLD,
  BOTTOM,
  CELL,
  HEAD_FILL,
  INK,
  keepTogether,
  MARGIN,
  type Pdf,
  printable,
  QUIET,
  REGULAR,
  RULE,
  type Structure,
  width,
} from './pdf-page.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A table with its caption, and its head again on every page it goes over to. */
export function tableBlock(pdf: Pdf, parent: Structure, block: TableBlock): void {
  const shares = block.columns.reduce((sum, column) => sum + column.share, 0);
  const widths = block.columns.map((column) => (width(pdf) * column.share) / shares);
  const titles = block.columns.map((column) => column.title);
  const heightOf = (cells: readonly string[], font: string) => {
    pdf.font(font).fontSize(CELL.size);
    const oneLine = pdf.currentLineHeight(true);
    const heights = cells.map((cell, index) => {
      const value = printable(cell);
      const room = (widths[index] ?? 0) - 2 * CELL.x;
      return fitsOnOneLine(pdf, value, room) ? oneLine : pdf.heightOfString(value, { width: room });
    });
    return Math.max(...heights) + 2 * CELL.y;
  };
  const structure = pdf.struct('Table');
  parent.add(structure);
  keepTogether(pdf, heightOf(titles, BOLD) + 60);
  structure.add(
    pdf.struct('Caption', {}, () => {
      pdf
        .font(BOLD)
        .fontSize(CELL.size + 0.5)
        .fillColor(QUIET)
        .text(printable(block.caption), MARGIN, pdf.y, { width: width(pdf) });
    }),
  );
  pdf.y += 3;

  const cellAt = (index: number, cell: string, top: number) => {
    const value = printable(cell);
    const left = MARGIN + widths.slice(0, index).reduce((sum, each) => sum + each, 0) + CELL.x;
    const room = (widths[index] ?? 0) - 2 * CELL.x;
    const align = block.columns[index]?.align ?? 'left';
    pdf.fillColor(INK);
    if (!fitsOnOneLine(pdf, value, room)) {
      pdf.text(value, left, top + CELL.y, { width: room, align });
      return;
    }
    // Most cells: laid out without the line breaker, which takes most of a long book's time.
    const x = align === 'right' ? left + room - pdf.widthOfString(value) : left;
    pdf.text(value, x, top + CELL.y, { lineBreak: false });
  };
  const row = (cells: readonly string[], head: boolean, repeated: boolean) => {
    const height = heightOf(cells, head ? BOLD : REGULAR);
    if (!repeated && pdf.y + height > pdf.page.height - BOTTOM) {
      pdf.addPage();
      if (!head) row(titles, true, true);
    }
    const top = pdf.y;
    artifact(pdf, () => {
      if (head) pdf.rect(MARGIN, top, width(pdf), height).fill(HEAD_FILL);
      pdf
        .moveTo(MARGIN, top + height)
        .lineTo(MARGIN + width(pdf), top + height)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    });
    pdf.font(head ? BOLD : REGULAR).fontSize(CELL.size);
    if (repeated) {
      // The head on a further page repeats what the first one said: only eyes need it.
      artifact(pdf, () => cells.forEach((cell, index) => cellAt(index, cell, top)));
    } else {
      const line = pdf.struct('TR');
      structure.add(line);
      cells.forEach((cell, index) => {
        line.add(pdf.struct(head ? 'TH' : 'TD', {}, () => cellAt(index, cell, top)));
      });
      line.end();
    }
    pdf.y = top + height;
  };
  row(titles, true, false);
  for (const cells of block.rows) row(cells, false, false);
  structure.end();
  pdf.y += 8;
}

const fitsOnOneLine = (pdf: Pdf, value: string, room: number) =>
  !value.includes('\n') && pdf.widthOfString(value) <= room;
