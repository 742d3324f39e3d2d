import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').split('@media print')[0] ?? '';

type Theme = 'light' | 'dark';
const pairs = new Map<string, Record<Theme, string>>();
for (const [, name = '', light = '', dark = ''] of source.matchAll(
  /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
)) {
  pairs.set(name, { light, dark });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two roles in a theme. */
function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => luminance(pairs.get(name)?.[theme] ?? 'missing'));
  const [light = 0, dark = 0] = [a ?? Number.NaN, b ?? Number.NaN].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'sheet', 'well'];
const TEXT = ['ink', 'ink-2', 'action', 'need', 'under', 'within', 'over', 'unknown', 'danger'];
const TINTED = ['under', 'within', 'over', 'unknown', 'danger', 'need', 'action'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    'has %s at 7:1 or better on %s',
    (text, surface) => {
      expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(TINTED)('has %s and ink at 7:1 or better on its own tint', (role) => {
    expect(contrast(role, `${role}-tint`, theme)).toBeGreaterThanOrEqual(7);
    expect(contrast('ink', `${role}-tint`, theme)).toBeGreaterThanOrEqual(7);
  });

  it('has the words of a button at 7:1 or better, pressed too', () => {
    expect(contrast('ink-inverse', 'action', theme)).toBeGreaterThanOrEqual(7);
    expect(contrast('ink-inverse', 'action-strong', theme)).toBeGreaterThanOrEqual(7);
  });

  it('has the heading of a stop at 7:1 or better', () => {
    expect(contrast('ink-inverse', 'danger', theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(['edge', 'focus'])('has %s at 3:1 or better on every surface', (mark) => {
    for (const surface of SURFACES) expect(contrast(mark, surface, theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(['given', 'given-2', 'given-3'])('has %s at 3:1 or better on the sheet it is drawn on', (mark) => {
    expect(contrast(mark, 'sheet', theme)).toBeGreaterThanOrEqual(3);
  });
});

const folder = path.join(import.meta.dirname, '..');
const read = (ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
const styles = read(/\.css$/);
const components = read(/\.tsx?$/);

describe('every stylesheet', () => {
  it('[F-01] breaks its lines by em, so that larger text gets the layout of a narrower window', () => {
    const inPixels = [...styles, ...components].flatMap(({ file, text }) =>
      (text.match(/\((?:min|max)-(?:width|height): [\d.]+px\)/g) ?? []).map((query) => `${file} ${query}`),
    );
    expect(inPixels).toEqual([]);
  });

  it('tints under a pointer only where there is one: after a touch it would stay', () => {
    const outside = styles.flatMap(({ file, text }) =>
      // Rules of a media query are indented by the formatter.
      (text.match(/^\S[^{}]*:hover[^{}]*\{/gm) ?? [])
        .filter((rule) => !rule.includes('.unavailable'))
        .map((rule) => `${file} ${rule}`),
    );
    expect(outside).toEqual([]);
  });
});

/** Every name that a style or a component gives a value. */
const namesSet = new Set(
  [...styles, ...components].flatMap(({ text }) =>
    [...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name),
  ),
);

describe('custom properties', () => {
  it('every one that a style uses without a fallback is set somewhere', () => {
    const used = new Map(
      styles.flatMap(({ file, text }) =>
        [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => [name, file] as const),
      ),
    );
    expect([...used].filter(([name]) => !namesSet.has(name))).toEqual([]);
  });
});
