import type { TableBlock } from './document-model.ts';
import {
  drawArtifact,
  BOLD,
  BOTTOM,
  CELL,
  HEAD_FILL,
  INK,
  keepTogether,
  contentLeft,
  type Pdf,
  printableText,
  QUIET,
  REGULAR,
  RULE,
  type Structure,
  contentWidth,
} from './pdf-page.ts';

const AFTER = 8;
const UNDER_CAPTION = 3;

/** The widths of the columns, and the height of a row in them. */
function measures(pdf: Pdf, block: TableBlock) {
  const shares = block.columns.reduce((sum, column) => sum + column.share, 0);
  const widths = block.columns.map((column) => (contentWidth(pdf) * column.share) / shares);
  const heightOf = (cells: readonly string[], font: string) => {
    pdf.font(font).fontSize(CELL.size);
    const oneLine = pdf.currentLineHeight(true);
    const heights = cells.map((cell, index) => {
      const value = printableText(cell);
      const room = (widths[index] ?? 0) - 2 * CELL.x;
      return fitsOnOneLine(pdf, value, room) ? oneLine : pdf.heightOfString(value, { width: room });
    });
    return Math.max(...heights) + 2 * CELL.y;
  };
  return { widths, heightOf };
}

const captionHeight = (pdf: Pdf, caption: string): number =>
  caption === ''
    ? 0
    : pdf
        .font(BOLD)
        .fontSize(CELL.size + 0.5)
        .heightOfString(printableText(caption), { width: contentWidth(pdf) }) + UNDER_CAPTION;

/** The height of a table between the current margins. */
export function tableHeight(pdf: Pdf, block: TableBlock): number {
  const { heightOf } = measures(pdf, block);
  const head = block.rowHeads
    ? 0
    : heightOf(
        block.columns.map(({ title }) => title),
        BOLD,
      );
  const rows = block.rows.reduce((sum, cells) => sum + heightOf(cells, REGULAR), 0);
  return captionHeight(pdf, block.caption) + head + rows + AFTER;
}

/** A table with its caption; its header is repeated on every further page. */
export function writeTable(pdf: Pdf, parent: Structure, block: TableBlock): void {
  const { widths, heightOf } = measures(pdf, block);
  const titles = block.columns.map((column) => column.title);
  const structure = pdf.struct('Table');
  parent.add(structure);
  keepTogether(pdf, heightOf(titles, BOLD) + 60);
  if (block.caption !== '') {
    structure.add(
      pdf.struct('Caption', {}, () => {
        pdf
          .font(BOLD)
          .fontSize(CELL.size + 0.5)
          .fillColor(QUIET)
          .text(printableText(block.caption), contentLeft(pdf), pdf.y, { width: contentWidth(pdf) });
      }),
    );
    pdf.y += UNDER_CAPTION;
  }

  const cellAt = (index: number, cell: string, top: number) => {
    const value = printableText(cell);
    const from = contentLeft(pdf) + widths.slice(0, index).reduce((sum, each) => sum + each, 0) + CELL.x;
    const room = (widths[index] ?? 0) - 2 * CELL.x;
    const align = block.columns[index]?.align ?? 'left';
    pdf.fillColor(INK);
    if (!fitsOnOneLine(pdf, value, room)) {
      pdf.text(value, from, top + CELL.y, { width: room, align });
      return;
    }
    // Most cells: laid out without the line breaker, which takes most of the time of a long book.
    const x = align === 'right' ? from + room - pdf.widthOfString(value) : from;
    pdf.text(value, x, top + CELL.y, { lineBreak: false });
  };
  const row = (cells: readonly string[], head: boolean, repeated: boolean) => {
    const height = heightOf(cells, head ? BOLD : REGULAR);
    if (!repeated && pdf.y + height > pdf.page.height - BOTTOM) {
      pdf.addPage();
      if (!head && !block.rowHeads) row(titles, true, true);
    }
    const top = pdf.y;
    drawArtifact(pdf, () => {
      if (head) pdf.rect(contentLeft(pdf), top, contentWidth(pdf), height).fill(HEAD_FILL);
      pdf
        .moveTo(contentLeft(pdf), top + height)
        .lineTo(contentLeft(pdf) + contentWidth(pdf), top + height)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    });
    pdf.font(head ? BOLD : REGULAR).fontSize(CELL.size);
    if (repeated) {
      // The repeated header is only for sighted readers.
      drawArtifact(pdf, () => cells.forEach((cell, index) => cellAt(index, cell, top)));
    } else {
      const line = pdf.struct('TR');
      structure.add(line);
      cells.forEach((cell, index) => {
        const isRowHead = index === 0 && block.rowHeads === true;
        line.add(
          pdf.struct(head || isRowHead ? 'TH' : 'TD', {}, () => {
            if (isRowHead) pdf.font(BOLD);
            cellAt(index, cell, top);
            if (isRowHead) pdf.font(REGULAR);
          }),
        );
      });
      line.end();
    }
    pdf.y = top + height;
  };
  if (!block.rowHeads) row(titles, true, false);
  for (const cells of block.rows) row(cells, false, false);
  structure.end();
  pdf.y += AFTER;
}

const fitsOnOneLine = (pdf: Pdf, value: string, room: number) =>
  !value.includes('\n') && pdf.widthOfString(value) <= room;
