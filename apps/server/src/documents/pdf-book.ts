import type { DocumentContent, Section } from './document-model.ts';
import { drawMark } from './pack-picture.ts';
import {
  drawArtifact,
  BODY,
  BOLD,
  BOTTOM,
  INK,
  writeLine,
  MARGIN,
  type Pdf,
  printableText,
  QUIET,
  REGULAR,
  type Structure,
  TOP,
  contentWidth,
} from './pdf-page.ts';

const COVER = { ink: '#ffffff', quiet: '#f2f6f6', share: 0.46, mark: 44, gap: 14 };

/** The first page: who publishes what, for whom, and from which data. */
export function writeCover(pdf: Pdf, root: Structure, { title, introduction, book }: DocumentContent): void {
  if (!book) return;
  const band = pdf.page.height * COVER.share;
  drawArtifact(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, band).fill(book.colour);
    drawMark(pdf, book.mark, { x: MARGIN, y: TOP, side: COVER.mark });
  });
  const onCover = (
    tag: string,
    value: string,
    y: number,
    look: { font: string; size: number; ink: string; left?: number },
  ) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(look.font)
          .fontSize(look.size)
          .fillColor(look.ink)
          .text(printableText(value), MARGIN + (look.left ?? 0), y, {
            width: contentWidth(pdf) - (look.left ?? 0),
          });
      }),
    );
  const left = COVER.mark + COVER.gap;
  onCover('P', book.provider, TOP + 4, { font: BOLD, size: 15, ink: COVER.ink, left });
  onCover('P', book.tagline, pdf.y + 2, { font: REGULAR, size: 10.5, ink: COVER.quiet, left });
  onCover('H1', title, band - 84, { font: BOLD, size: 26, ink: COVER.ink });
  pdf.y = band + 24;
  for (const value of introduction) writeLine(pdf, root, 'P', value, { font: BOLD, size: 12, after: 6 });
  pdf.y += 6;
  for (const value of book.about)
    writeLine(pdf, root, 'P', value, { font: REGULAR, size: BODY + 0.5, after: 5 });
}

const COLUMNS = 2;
const COLUMN_GAP = 28;
const ROW = 13.5;
const ABOVE_GROUP = 8;
const UNDER_HEADING = 40;

type Entry = { section: Section; page: number; column: number; y: number };
type Contents = { structure: Structure; entries: Entry[]; firstPage: number };

/** The pages for the contents, reserved until it is known where each section starts. */
export function reserveContents(
  pdf: Pdf,
  root: Structure,
  sections: readonly Section[],
  title: string,
): Contents {
  pdf.addPage();
  const { count } = pdf.bufferedPageRange();
  writeLine(pdf, root, 'H2', title, { font: BOLD, size: 18, after: 8 });
  pdf.addNamedDestination(title);
  const entries = placed(sections, pdf.page.height);
  const structure = pdf.struct('TOC');
  root.add(structure);
  for (let page = 1; page <= (entries.at(-1)?.page ?? 0); page += 1) pdf.addPage();
  return { structure, entries, firstPage: count - 1 };
}

const top = (page: number) => TOP + (page === 0 ? UNDER_HEADING : 0);

/** Down one column, then the next; a group never stands alone at the foot of a column. */
function placed(sections: readonly Section[], height: number): Entry[] {
  const foot = height - BOTTOM - ROW;
  let [page, column, y] = [0, 0, top(0)];
  return sections.map((section) => {
    const isGroup = section.level === 1;
    if (isGroup && y > top(page)) y += ABOVE_GROUP;
    if (y + (isGroup ? ROW : 0) > foot) {
      column += 1;
      if (column === COLUMNS) [page, column] = [page + 1, 0];
      y = top(page);
    }
    const entry = { section, page, column, y };
    y += ROW;
    return entry;
  });
}

/** Each section with the page it starts on, as a link. */
export function writeContents(
  pdf: Pdf,
  { structure, entries, firstPage }: Contents,
  pageOf: (heading: string) => number,
): void {
  const columnWidth = (contentWidth(pdf) - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
  for (const { section, page, column, y } of entries) {
    const { heading, level } = section;
    const x = MARGIN + column * (columnWidth + COLUMN_GAP);
    pdf.switchToPage(firstPage + page);
    const entry = pdf.struct('TOCI');
    structure.add(entry);
    entry.add(
      pdf.struct('Link', {}, () => {
        pdf
          .font(level === 1 ? BOLD : REGULAR)
          .fontSize(level === 1 ? BODY + 0.5 : BODY)
          .fillColor(INK);
        pdf.text(printableText(heading), x, y, { lineBreak: false, goTo: heading });
        const number = String(pageOf(heading));
        pdf.fillColor(QUIET);
        pdf.text(number, x + columnWidth - pdf.widthOfString(number), y, { lineBreak: false });
      }),
    );
    entry.end();
  }
  structure.end();
  pdf.switchToPage(pdf.bufferedPageRange().count - 1);
}
