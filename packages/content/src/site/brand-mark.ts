/** One shape of a mark, with its attributes as SVG names them. */
type MarkShape = { tag: string; attributes: Readonly<Record<string, string>> };

export type MarkDrawing = { side: number; shapes: readonly MarkShape[] };

const SHAPE_TAGS = ['rect', 'circle', 'ellipse', 'polygon', 'path'];
const SHAPE_ATTRIBUTES =
  'x y width height rx ry cx cy r points d fill fill-opacity fill-rule stroke stroke-width stroke-linejoin stroke-linecap stroke-opacity'.split(
    ' ',
  );
const COLOUR = { coloured: /^(?:none|#[0-9a-f]{6})$/iu, monochrome: /^(?:none|currentColor)$/u };
const WRITTEN = { coloured: 'as #rrggbb', monochrome: 'as currentColor: the system chooses it' };

/** What of a mark's SVG text this app draws: on screen, on paper and in documents it is the same shapes. */
export function parseMark(svg: string): MarkDrawing {
  const side = Number(/viewBox=["']0 0 ([\d.]+) \1["']/u.exec(svg)?.[1] ?? Number.NaN);
  const shapes = elementsOf(svg)
    .filter(({ tag }) => SHAPE_TAGS.includes(tag))
    .map(({ tag, written }) => ({ tag, attributes: attributesOf(written) }));
  return { side, shapes };
}

/** Why an SVG text cannot be a mark in its colours or in one, each reason in words; none when it can. */
export function validateMark(svg: string, kind: keyof typeof COLOUR): string[] {
  const { side, shapes } = parseMark(svg);
  const others = elementsOf(svg).filter(({ tag }) => tag !== 'svg' && !SHAPE_TAGS.includes(tag));
  const unknown = shapes.flatMap(({ attributes }) =>
    Object.keys(attributes).filter((name) => !SHAPE_ATTRIBUTES.includes(name)),
  );
  const colours = shapes.flatMap(({ attributes: { fill, stroke } }) =>
    [fill, stroke].filter((value) => value !== undefined && !COLOUR[kind].test(value)),
  );
  const unfilled = shapes.some(({ attributes }) => attributes['fill'] === undefined);
  const shapesOnly = `it is drawn from ${SHAPE_TAGS.join(', ')} alone`;
  return [
    ...(Number.isNaN(side) ? ['needs a square viewBox that begins with 0 0, such as "0 0 32 32"'] : []),
    ...(shapes.length === 0 ? ['has no shape'] : []),
    ...[...new Set(others.map(({ tag }) => tag))].map((tag) => `holds <${tag}>; ${shapesOnly}`),
    ...[...new Set(unknown)].map((name) => `holds the attribute ${name}, which is not drawn`),
    ...(unfilled ? ['has a shape without fill; "none" is one'] : []),
    ...[...new Set(colours)].map((value) => `has the colour "${value}"; write it ${WRITTEN[kind]}`),
  ];
}

const elementsOf = (svg: string): { tag: string; written: string }[] =>
  [...svg.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/gu, '').matchAll(/<([a-z][\w:-]*)([^>]*)/giu)].map(
    ([, tag = '', written = '']) => ({ tag, written }),
  );

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/gu)].map(([, name = '', double, single = '']) => [
      name,
      double ?? single,
    ]),
  );
