/** The two colours of a provider: on light surfaces and on dark ones. */
type Pair = { light: string; dark: string };

/** The surfaces of tokens.css under text in the brand's colour, and the text colour of a button. */
const SURFACES = { light: ['#f5f3ec', '#ffffff', '#ece9df'], dark: ['#0e1617', '#162021', '#1f2b2c'] };
const ON_BUTTON = { light: '#ffffff', dark: '#06282e' };
const SHEET = { light: '#ffffff', dark: '#162021' };
/** How far a pressed button moves towards black or white, and how much of the colour is in its tint. */
const STRONGER = { light: { to: '#000000', share: 0.27 }, dark: { to: '#ffffff', share: 0.38 } };
const TINT_SHARE = { light: 0.14, dark: 0.14 };
/** WCAG 2, level AA, for text. */
const LEAST_CONTRAST = 4.5;
const THEMES = ['light', 'dark'] as const;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mixed = (from: string, to: string, share: number): string =>
  `#${channels(from)
    .map((value, at) => Math.round(value + share * ((channels(to)[at] ?? 0) - value)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colours as #rrggbb. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The tokens that follow the brand. Colours with a meaning (needs, findings, danger) never do. */
function brandTokens({ light, dark }: Pair): Record<string, Pair> {
  const strong = (colour: string, theme: keyof Pair) =>
    mixed(colour, STRONGER[theme].to, STRONGER[theme].share);
  const tint = (colour: string, theme: keyof Pair) => mixed(SHEET[theme], colour, TINT_SHARE[theme]);
  return {
    action: { light, dark },
    'action-strong': { light: strong(light, 'light'), dark: strong(dark, 'dark') },
    'action-tint': { light: tint(light, 'light'), dark: tint(dark, 'dark') },
  };
}

/** Where these colours are unreadable, the worst place of each in words; none if they are readable. */
export function colourProblems(colours: Pair): { theme: keyof Pair; problem: string }[] {
  const tokens = brandTokens(colours);
  return THEMES.flatMap((theme) => {
    const colour = colours[theme];
    const under = [...SURFACES[theme], tokens['action-tint']?.[theme] ?? colour].map(
      (surface) => [surface, `on the surface ${surface}`] as const,
    );
    const all = [...under, [ON_BUTTON[theme], `under a button's words, ${ON_BUTTON[theme]},`] as const];
    return (
      all
        .map(([other, where]) => ({ where, found: contrast(colour, other) }))
        .filter(({ found }) => found < LEAST_CONTRAST)
        .toSorted((one, other) => one.found - other.found)
        // The worst place is enough: a colour that is readable there is readable in the others.
        .slice(0, 1)
        .map(({ where, found }) => ({
          theme,
          // Rounded down: 4.49 is not reported as 4.5.
          problem: `${colour} ${where} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)} : 1; it needs ${LEAST_CONTRAST} : 1 to be read. Choose a ${theme === 'light' ? 'darker' : 'lighter'} colour`,
        }))
    );
  });
}

/** A style sheet in which the brand's colours replace the tokens. */
export function withBrandColours(css: string, colours: Pair): string {
  const tokens = brandTokens(colours);
  return css.replaceAll(/--(action(?:-strong|-tint)?): light-dark\([^)]*\)/g, (_, name: string) => {
    const { light, dark } = tokens[name] ?? colours;
    return `--${name}: light-dark(${light}, ${dark})`;
  });
}
