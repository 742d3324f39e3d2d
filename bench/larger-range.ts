import { demonstrationCatalogue } from '@dietetic/demonstration-data';

/** Codes of seven digits, one step apart, far from those of the demonstration range. */
const FIRST_PIP_CODE = 1_000_000;

/**
 * As many products as a larger provider has: the demonstration range repeated, each round with its own names,
 * addresses and codes, so that the import gate accepts all of them.
 */
export function largerRange(count: number): { categories: unknown[]; projections: unknown[] } {
  const { categories, projections } = demonstrationCatalogue();
  let pipCode = FIRST_PIP_CODE;
  const texts = projections.map((projection) => ({
    text: JSON.stringify(projection),
    slug: projection.slug['en-GB'] ?? '',
    name: projection.name['en-GB'] ?? '',
  }));
  return {
    categories,
    projections: Array.from({ length: count }, (_, index): unknown => {
      const round = Math.floor(index / texts.length);
      const { text = '', slug = '', name = '' } = texts[index % texts.length] ?? {};
      if (round === 0) return JSON.parse(text);
      return JSON.parse(
        text
          .replace(/^\{"id":"\d{8}/, `{"id":"${String(round).padStart(8, '0')}`)
          .replaceAll(`"${slug}"`, `"${slug}-r${round}"`)
          .replaceAll(`"${name}`, `"${name} R${round}`)
          .replaceAll(/"MCN(\d{5})"/g, `"MCN${round}-$1"`)
          .replaceAll(/"pipCode","value":"\d{7}"/g, () => `"pipCode","value":"${pipCode++}"`),
      );
    }),
  };
}
