import { setImmediate as nextTurn } from 'node:timers/promises';
import { documentWords } from '@dietetic/content';
import Pdfkit from 'pdfkit';
import { reserveContents, writeContents, writeCover } from './pdf-book.ts';
import type { Block, DocumentContent, Section } from './document-model.ts';
import { drawPicture } from './pack-picture.ts';
import { BULLET, writeColumns } from './pdf-columns.ts';
import { writeTable } from './pdf-table.ts';
import {
  drawArtifact,
  BODY,
  BOLD,
  BOTTOM,
  INK,
  keepTogether,
  contentLeft,
  writeLine,
  MARGIN,
  type Pdf,
  printableText,
  QUIET,
  REGULAR,
  type Structure,
  TOP,
  WARN_FILL,
  WARN_INK,
  contentWidth,
} from './pdf-page.ts';

export type PageMarks = {
  /** On every page, one line each: what this is and for whom; from which data. */
  footer: readonly [string, string];
  /** On top of every page while the data is fictional. */
  warning: string | undefined;
  created: Date;
};

const PAGE_NUMBER_WIDTH = 62;
/** Keeps a heading with what follows: its own height, plus a table's caption, header and first rows. */
const HEADING_AND_NEXT = 130;
/** A pack beside the first lines about it. */
const PICTURE = { side: 104, gap: 14 };

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
      Title: printableText(content.title),
      Author: documentWords.author,
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
  const outline = pdf.outline.addItem(printableText(content.title));
  const pages = new Map<string, number>();
  const pageOf = (heading: string) => pages.get(heading) ?? 0;
  let parent = outline;
  const writeSections = async (sections: readonly Section[]) => {
    for (const section of sections) {
      if (section.newPage) pdf.addPage();
      else keepTogether(pdf, HEADING_AND_NEXT);
      pages.set(section.heading, pdf.bufferedPageRange().count);
      pdf.addNamedDestination(section.heading);
      if (section.level === 1) parent = outline.addItem(printableText(section.heading));
      else parent.addItem(printableText(section.heading));
      pdf.moveDown(0.6);
      writeLine(pdf, root, section.level === 1 ? 'H2' : 'H3', section.heading, {
        font: BOLD,
        size: section.level === 1 ? 14 : 11,
        after: 3,
      });
      for (const block of section.blocks) writeBlock(pdf, root, block);
      await nextTurn(); // A long book must not keep other requests waiting.
    }
  };
  if (content.book) {
    writeCover(pdf, root, content);
    const behind = content.book.closing(pageOf);
    const contents = reserveContents(pdf, root, [...content.sections, ...behind], content.book.contents);
    await writeSections(content.sections);
    await writeSections(content.book.closing(pageOf));
    writeContents(pdf, contents, pageOf);
  } else {
    writeLine(pdf, root, 'H1', content.title, { font: BOLD, size: 20, after: 6 });
    for (const introduction of content.introduction) paragraph(pdf, root, introduction);
    await writeSections(content.sections);
  }
  root.end();
  markPages(pdf, marks, content.book ? pages : new Map());
  pdf.end();
  await finished;
  return Buffer.concat(parts);
}

function paragraph(pdf: Pdf, parent: Structure, value: string): void {
  for (const part of value.split('\n').filter((each) => each.trim() !== '')) {
    keepTogether(pdf, 24);
    writeLine(pdf, parent, 'P', part, { font: REGULAR, size: BODY, after: 4 });
  }
}

function writeBlock(pdf: Pdf, parent: Structure, block: Block): void {
  if (block.kind === 'text') paragraph(pdf, parent, block.text);
  else if (block.kind === 'note') note(pdf, parent, block.text);
  else if (block.kind === 'list') bullets(pdf, parent, block.items);
  else if (block.kind === 'field') field(pdf, parent, block);
  else if (block.kind === 'pictured') pictured(pdf, parent, block);
  else if (block.kind === 'columns') writeColumns(pdf, block, (one) => writeBlock(pdf, parent, one));
  else writeTable(pdf, parent, block);
}

/** The first lines, with the pack on their right. */
function pictured(pdf: Pdf, parent: Structure, block: Extract<Block, { kind: 'pictured' }>): void {
  const { side, gap } = PICTURE;
  keepTogether(pdf, side);
  const { page, y: top } = pdf;
  parent.add(
    pdf.struct('Figure', { alt: printableText(block.alt) }, () => {
      const x = page.width - MARGIN - side;
      drawPicture(pdf, block.svg, { x, y: top, side }, { regular: REGULAR, bold: BOLD });
    }),
  );
  pdf.y = top;
  page.margins.right = MARGIN + side + gap;
  for (const inner of block.blocks) writeBlock(pdf, parent, inner);
  page.margins.right = MARGIN;
  if (pdf.page === page) pdf.y = Math.max(pdf.y, top + side + 6);
}

function note(pdf: Pdf, parent: Structure, value: string): void {
  pdf.font(REGULAR).fontSize(BODY);
  const inner = contentWidth(pdf) - 16;
  const height = pdf.heightOfString(printableText(value), { width: inner }) + 10;
  keepTogether(pdf, height);
  const top = pdf.y;
  drawArtifact(pdf, () => {
    pdf.rect(MARGIN, top, contentWidth(pdf), height).fill(WARN_FILL);
  });
  parent.add(
    pdf.struct('P', {}, () => {
      pdf.fillColor(WARN_INK).text(printableText(value), MARGIN + 8, top + 5, { width: inner });
    }),
  );
  pdf.y = top + height + 6;
}

function bullets(pdf: Pdf, parent: Structure, items: readonly string[]): void {
  const listing = pdf.struct('L');
  parent.add(listing);
  for (const item of items) {
    pdf.font(REGULAR).fontSize(BODY);
    const inner = contentWidth(pdf) - BULLET;
    keepTogether(pdf, pdf.heightOfString(printableText(item), { width: inner }) + 4);
    const top = pdf.y;
    const entry = pdf.struct('LI');
    listing.add(entry);
    entry.add(
      pdf.struct('Lbl', {}, () => {
        pdf.fillColor(INK).text('•', contentLeft(pdf) + 2, top, { width: 10 });
      }),
    );
    entry.add(
      pdf.struct('LBody', {}, () => {
        pdf.text(printableText(item), contentLeft(pdf) + BULLET, top, { width: inner });
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
  writeLine(pdf, parent, 'P', label, { font: BOLD, size: BODY, after: 1 });
  if (lines.length > 1) bullets(pdf, parent, lines);
  else paragraph(pdf, parent, lines.join(''));
}

/** The section continued at the top of this page, unless one begins on it. */
function goingOn(begins: ReadonlyMap<string, number>, page: number): string | undefined {
  const [heading, first] = [...begins].filter(([, begin]) => begin <= page).at(-1) ?? [];
  return first === page ? undefined : heading;
}

/** Added once all pages exist: warning at the top, footer and number at the bottom. Screen readers skip them. */
function markPages(pdf: Pdf, marks: PageMarks, begins: ReadonlyMap<string, number>): void {
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
        .text(printableText(marks.warning), MARGIN, 8, { width: contentWidth(pdf), align: 'center' });
    }
    const goesOn = goingOn(begins, page - start + 1);
    if (goesOn !== undefined) {
      pdf.font(BOLD).fontSize(BODY).fillColor(INK);
      pdf.text(printableText(documentWords.continued(goesOn)), MARGIN, 42, { width: contentWidth(pdf) });
    }
    const bottom = pdf.page.height - 40;
    pdf.font(REGULAR).fontSize(7).fillColor(QUIET);
    pdf.text(printableText(marks.footer.join('\n')), MARGIN, bottom, {
      width: contentWidth(pdf) - PAGE_NUMBER_WIDTH,
    });
    pdf.text(documentWords.pageOf(page - start + 1, count), MARGIN, bottom, {
      width: contentWidth(pdf),
      align: 'right',
    });
    pdf.endMarkedContent();
  }
}
