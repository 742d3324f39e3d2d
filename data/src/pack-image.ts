import { drawPack, type PackShape } from './pack-shapes.ts';
import type { DemonstrationProjection } from './projection.ts';

/** Each sub-brand's own pair of inks: a deep one for the pack, a light one for its label. */
const INKS: Record<string, { deep: string; light: string }> = {
  Tarnvane: { deep: '#0B4A57', light: '#DDEBEC' },
  Wrenfold: { deep: '#9A4A12', light: '#FAE7D4' },
  Cradlemere: { deep: '#6B3A6E', light: '#F3E4F1' },
  Dalesip: { deep: '#8C1D40', light: '#FAE1E8' },
  Addimere: { deep: '#6B4100', light: '#F6E5BD' },
  Micravane: { deep: '#3E5A14', light: '#E7EFD3' },
  Lumeket: { deep: '#523078', light: '#ECE5F5' },
  Nephrane: { deep: '#14507A', light: '#DCEAF5' },
  Flowenna: { deep: '#1B5E5A', light: '#D9EFEC' },
  Orrimel: { deep: '#14502F', light: '#DFEEE4' },
  Glymarra: { deep: '#7E2F0D', light: '#FAE7DC' },
  Lowenfield: { deep: '#5C4A1F', light: '#F1EAD6' },
};
const OTHER_INKS = { deep: '#3D4A48', light: '#ECE9DF' };

/** A drawing of the product's pack, as SVG text: its shape, its sub-brand's colour and its name. */
export function packImage(projection: DemonstrationProjection): string {
  const name = projection.name['en-GB'] ?? '';
  const [subBrand = '', ...rest] = name.split(' ');
  const inks = INKS[subBrand] ?? OTHER_INKS;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640" role="img">',
    `<title>${escape(name)}, demonstration pack</title>`,
    '<rect width="640" height="640" fill="#F5F3EC"/>',
    drawPack(shapeOf(projection), inks, {
      brand: escape(subBrand),
      lines: wrapped(rest.join(' ')).map(escape),
      strength: escape(strength(projection)),
    }),
    '</svg>\n',
  ].join('');
}

function attribute(projection: DemonstrationProjection, name: string): unknown {
  return projection.masterVariant.attributes.find((each) => each.name === name)?.value;
}

/** The container of the first pack decides the drawing; a tube feed's pack hangs. */
function shapeOf(projection: DemonstrationProjection): PackShape {
  const [firstPack = ''] = String(attribute(projection, 'packSize') ?? '').split(',');
  const noun = firstPack.split(' ').at(-1) ?? '';
  if (noun === 'pack') return firstPack.includes('ml') ? 'hanging' : 'bag';
  const shapes: Record<string, PackShape> = {
    bottle: /\b(?:120|125) (?:ml|g)/.test(firstPack) ? 'small-bottle' : 'bottle',
    tin: 'tin',
    tub: 'tub',
    tablets: 'tub',
    sachet: 'sachet',
    pouch: 'pouch',
    carton: 'carton',
    pot: 'pot',
    bar: 'bar',
    loaf: 'loaf',
    box: 'box',
  };
  return shapes[noun] ?? 'carton';
}

/** "150 kcal per 100 ml": the one figure that tells two similar packs apart at a glance. */
function strength(projection: DemonstrationProjection): string {
  const rows = attribute(projection, 'macroNutrients');
  const basis = String(attribute(projection, 'headings') ?? '').startsWith('Per 100g') ? 'g' : 'ml';
  if (!Array.isArray(rows)) return '';
  for (const row of rows) {
    if (!Array.isArray(row) || row[0]?.value !== 'Energy (kcal)') continue;
    const [perHundred = ''] = (row[2]?.value ?? '').split(',');
    return `${perHundred} kcal / 100 ${basis}`;
  }
  return '';
}

/** At most three short lines; a product name has four words at the most after its sub-brand. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 11) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
