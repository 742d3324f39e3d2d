import path from 'node:path';
import type Pdfkit from 'pdfkit';

export type Pdf = InstanceType<typeof Pdfkit>;
export type Structure = ReturnType<Pdf['struct']>;

const FONTS = path.resolve(
  import.meta.dirname,
  import.meta.dirname.endsWith('dist') ? '../assets/fonts' : '../../assets/fonts',
);
// Named after their files: a font registered under another name would be read again at every change.
export const REGULAR = path.join(FONTS, 'PublicSans-Regular.ttf');
export const BOLD = path.join(FONTS, 'PublicSans-Bold.ttf');
export const MARGIN = 48;
export const TOP = 64;
export const BOTTOM = 60;
export const INK = '#1b2a2e';
export const QUIET = '#4a5a5f';
export const RULE = '#9fb0b5';
export const HEAD_FILL = '#e6eef0';
export const WARN_FILL = '#fff4ce';
export const WARN_INK = '#3d2c00';
export const BODY = 9.5;
export const CELL = { size: 8, x: 4, y: 2 };

/** The fonts have Latin letters only; other characters of the data are spelled out. */
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
export const printableText = (value: string) =>
  value.replace(/[≥≤αβγω₂→≈]/g, (sign) => WRITTEN_OUT[sign] ?? sign);

/** Where a line starts; further right in a second column. */
export const contentLeft = (pdf: Pdf) => pdf.page.margins.left;
/** The width between the margins; less beside a picture and in a column. */
export const contentWidth = (pdf: Pdf) => pdf.page.width - contentLeft(pdf) - pdf.page.margins.right;

export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - BOTTOM) pdf.addPage();
}

export function writeLine(
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
        .text(printableText(value), contentLeft(pdf), pdf.y, { width: contentWidth(pdf) });
    }),
  );
  pdf.y += look.after;
}

/** An artifact, which screen readers skip. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
