import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Pdfkit from 'pdfkit';
import type { Block, DocumentContent } from './document-model.ts';

export type PageMarks = {
  /** On every page, a line each: what this is and for whom; from which data. */
  footer: readonly [string, string];
  /** On top of every page while the data is fictional. */
  warning: string | undefined;
  created: Date;
};

type Pdf = InstanceType<typeof Pdfkit>;
type Structure = ReturnType<Pdf['struct']>;

const FONTS = path.resolve(
  import.meta.dirname,
  import.meta.dirname.endsWith('dist') ? '../assets/fonts' : '../../assets/fonts',
);
// By their files' names: a font registered under another name would be read anew at every change.
const REGULAR = path.join(FONTS, 'PublicSans-Regular.ttf');
const BOLD = path.join(FONTS, 'PublicSans-Bold.ttf');
const MARGIN = 48;
const TOP = 64;
const BOTTOM = 60;
const PAGE_NUMBER_WIDTH = 62;
const INK = '#1b2a2e';
const QUIET = '#4a5a5f';
const RULE = '#9fb0b5';
const HEAD_FILL = '#e6eef0';
const WARN_FILL = '#fff4ce';
const WARN_INK = '#3d2c00';
/** A heading stays with what follows it: its own height, and a table's caption, head and first rows. */
const HEADING_AND_NEXT = 130;
const BODY = 9.5;
const CELL = { size: 8, x: 4, y: 3 };

/** The fonts hold Latin letters; what else the data uses is written out. */
const WRITTEN_OUT: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  ω: 'omega',
  '₂': '2',
  '→': '->',
  '≈': 'about ',
};
const printable = (value: string) => value.replace(/[≥≤αβγω₂→≈]/g, (sign) => WRITTEN_OUT[sign] ?? sign);

/** Writes a tagged PDF: real headings, lists and tables for a screen reader, an outline, numbered pages. */
export async function writePdf(content: DocumentContent, marks: PageMarks): Promise<Buffer> {
  const pdf = new Pdfkit({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // The types do not know this conformance level yet; the library does.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    bufferPages: true,
    font: REGULAR,
    info: {
      Title: printable(content.title),
      Author: 'Dietetic App',
      CreationDate: marks.created,
      ModDate: marks.created,
    },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  line(pdf, root, 'H1', content.title, { font: BOLD, size: 20, after: 6 });
  for (const introduction of content.introduction) paragraph(pdf, root, introduction);
  const outline = pdf.outline.addItem(printable(content.title));
  let parent = outline;
  for (const section of content.sections) {
    if (section.newPage) pdf.addPage();
    else keepTogether(pdf, HEADING_AND_NEXT);
    if (section.level === 1) parent = outline.addItem(printable(section.heading));
    else parent.addItem(printable(section.heading));
    pdf.moveDown(0.6);
    line(pdf, root, section.level === 1 ? 'H2' : 'H3', section.heading, {
      font: BOLD,
      size: section.level === 1 ? 14 : 11,
      after: 3,
    });
    for (const block of section.blocks) writeBlock(pdf, root, block);
    await nextTurn(); // A long book must not keep other requests waiting.
  }
  root.end();
  markPages(pdf, marks);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
}

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - BOTTOM) pdf.addPage();
}

function line(
  pdf: Pdf,
  parent: Structure,
  tag: string,
  value: string,
  look: { font: string; size: number; after: number },
): void {
  parent.add(
    pdf.struct(tag, {}, () => {
      pdf
        .font(look.font)
        .fontSize(look.size)
        .fillColor(INK)
        .text(printable(value), MARGIN, pdf.y, { width: width(pdf) });
    }),
  );
  pdf.y += look.after;
}

function paragraph(pdf: Pdf, parent: Structure, value: string): void {
  for (const part of value.split('\n').filter((each) => each.trim() !== '')) {
    keepTogether(pdf, 24);
    line(pdf, parent, 'P', part, { font: REGULAR, size: BODY, after: 4 });
  }
}

function writeBlock(pdf: Pdf, parent: Structure, block: Block): void {
  if (block.kind === 'text') paragraph(pdf, parent, block.text);
  else if (block.kind === 'note') note(pdf, parent, block.text);
  else if (block.kind === 'list') bullets(pdf, parent, block.items);
  else if (block.kind === 'field') field(pdf, parent, block);
  else tableBlock(pdf, parent, block);
}

function note(pdf: Pdf, parent: Structure, value: string): void {
  pdf.font(REGULAR).fontSize(BODY);
  const inner = width(pdf) - 16;
  const height = pdf.heightOfString(printable(value), { width: inner }) + 10;
  keepTogether(pdf, height);
  const top = pdf.y;
  artifact(pdf, () => {
    pdf.rect(MARGIN, top, width(pdf), height).fill(WARN_FILL);
  });
  parent.add(
    pdf.struct('P', {}, () => {
      pdf.fillColor(WARN_INK).text(printable(value), MARGIN + 8, top + 5, { width: inner });
    }),
  );
  pdf.y = top + height + 6;
}

function bullets(pdf: Pdf, parent: Structure, items: string[]): void {
  const listing = pdf.struct('L');
  parent.add(listing);
  for (const item of items) {
    pdf.font(REGULAR).fontSize(BODY);
    const inner = width(pdf) - 14;
    keepTogether(pdf, pdf.heightOfString(printable(item), { width: inner }) + 4);
    const top = pdf.y;
    const entry = pdf.struct('LI');
    listing.add(entry);
    entry.add(
      pdf.struct('Lbl', {}, () => {
        pdf.fillColor(INK).text('•', MARGIN + 2, top, { width: 10 });
      }),
    );
    entry.add(
      pdf.struct('LBody', {}, () => {
        pdf.text(printable(item), MARGIN + 14, top, { width: inner });
      }),
    );
    entry.end();
    pdf.y += 3;
  }
  listing.end();
  pdf.y += 2;
}

function field(pdf: Pdf, parent: Structure, { label, lines }: Extract<Block, { kind: 'field' }>): void {
  keepTogether(pdf, 40);
  line(pdf, parent, 'P', label, { font: BOLD, size: BODY, after: 1 });
  if (lines.length > 1) bullets(pdf, parent, lines);
  else paragraph(pdf, parent, lines.join(''));
}

type TableBlock = Extract<Block, { kind: 'table' }>;

function tableBlock(pdf: Pdf, parent: Structure, block: TableBlock): void {
  const shares = block.columns.reduce((sum, column) => sum + column.share, 0);
  const widths = block.columns.map((column) => (width(pdf) * column.share) / shares);
  const titles = block.columns.map((column) => column.title);
  const heightOf = (cells: string[], font: string) => {
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
  const row = (cells: string[], head: boolean, repeated: boolean) => {
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

function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Once all pages are there: warning on top, footer and number at the bottom. Read aloud they would only disturb. */
function markPages(pdf: Pdf, marks: PageMarks): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    // Outside the margins, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.page.margins.top = 0;
    if (marks.warning !== undefined) {
      pdf.rect(0, 0, pdf.page.width, 26).fill(WARN_FILL);
      pdf
        .font(BOLD)
        .fontSize(9)
        .fillColor(WARN_INK)
        .text(printable(marks.warning), MARGIN, 8, { width: width(pdf), align: 'center' });
    }
    const bottom = pdf.page.height - 40;
    pdf.font(REGULAR).fontSize(7).fillColor(QUIET);
    pdf.text(printable(marks.footer.join('\n')), MARGIN, bottom, { width: width(pdf) - PAGE_NUMBER_WIDTH });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, bottom, { width: width(pdf), align: 'right' });
    pdf.endMarkedContent();
  }
}
