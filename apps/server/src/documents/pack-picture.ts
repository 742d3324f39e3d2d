import type { MarkDrawing } from '@dietetic/content';
import type Pdfkit from 'pdfkit';

type Pdf = InstanceType<typeof Pdfkit>;
type Attributes = Map<string, string>;

/** The side of the square in which packs are drawn. */
const DRAWN_IN = 640;

/**
 * Draws a pack onto a page from the SVG text in which this server draws packs: rectangles, ellipses, paths and
 * centred lines of text. It is not a general SVG reader: anything else is left out.
 */
export function drawPicture(
  pdf: Pdf,
  svg: string,
  at: { x: number; y: number; side: number },
  fonts: { regular: string; bold: string },
): void {
  pdf.save();
  pdf.translate(at.x, at.y).scale(at.side / DRAWN_IN);
  for (const [, tag = '', written = '', text = ''] of svg.matchAll(
    /<(rect|ellipse|path|text)\b([^>]*)>([^<]*)/g,
  )) {
    const attributes: Attributes = new Map(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    if (tag === 'text') drawText(pdf, attributes, unescaped(text), fonts);
    else {
      drawShape(pdf, tag, attributes);
      paint(pdf, attributes);
    }
  }
  pdf.restore();
}

const numberOf = (attributes: Attributes, name: string): number => Number(attributes.get(name) ?? 0);

/** The provider's logo: the same shapes as on screen. */
export function drawMark(
  pdf: Pdf,
  { side, shapes }: MarkDrawing,
  at: { x: number; y: number; side: number },
): void {
  pdf.save();
  pdf.translate(at.x, at.y).scale(at.side / side);
  for (const shape of shapes) {
    const attributes: Attributes = new Map(Object.entries(shape.attributes));
    drawShape(pdf, shape.tag, attributes);
    paint(pdf, attributes);
  }
  pdf.restore();
}

const JOINS = new Set(['miter', 'round', 'bevel'] as const);
const CAPS = new Set(['butt', 'round', 'square'] as const);

function drawShape(pdf: Pdf, tag: string, attributes: Attributes): void {
  const of = (name: string) => numberOf(attributes, name);
  if (tag === 'circle') pdf.circle(of('cx'), of('cy'), of('r'));
  else if (tag === 'polygon') pdf.path(`M${attributes.get('points') ?? ''}Z`);
  else if (tag === 'path') pdf.path(attributes.get('d') ?? '');
  else if (tag === 'ellipse') pdf.ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
  else if (attributes.has('rx')) pdf.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  else pdf.rect(of('x'), of('y'), of('width'), of('height'));
}

function paint(pdf: Pdf, attributes: Attributes): void {
  const colour = (name: string) => (attributes.get(name) === 'none' ? undefined : attributes.get(name));
  const [fill, stroke] = [colour('fill'), colour('stroke')];
  pdf.fillOpacity(Number(attributes.get('fill-opacity') ?? 1));
  pdf.strokeOpacity(Number(attributes.get('stroke-opacity') ?? 1));
  if (stroke !== undefined) {
    pdf.lineWidth(numberOf(attributes, 'stroke-width') || 1);
    pdf.lineJoin(oneOf(JOINS, attributes.get('stroke-linejoin')) ?? 'miter');
    pdf.lineCap(oneOf(CAPS, attributes.get('stroke-linecap')) ?? 'butt');
  }
  const rule = attributes.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke(fill, stroke, rule);
  else if (fill !== undefined) pdf.fill(fill, rule);
  else if (stroke !== undefined) pdf.stroke(stroke);
  pdf.fillOpacity(1).strokeOpacity(1);
}

const oneOf = <T extends string>(all: ReadonlySet<T>, value: string | undefined): T | undefined =>
  [...all].find((one) => one === value);

function drawText(
  pdf: Pdf,
  attributes: Attributes,
  text: string,
  fonts: { regular: string; bold: string },
): void {
  pdf.font(numberOf(attributes, 'font-weight') >= 600 ? fonts.bold : fonts.regular);
  pdf.fontSize(numberOf(attributes, 'font-size')).fillColor(attributes.get('fill') ?? '#000000');
  const x = numberOf(attributes, 'x') - pdf.widthOfString(text) / 2;
  pdf.text(text, x, numberOf(attributes, 'y'), { lineBreak: false, baseline: 'alphabetic' });
}

const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => ESCAPED[each] ?? each);
