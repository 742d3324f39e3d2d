import { toListedProduct, type Product } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test-support/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The app as a device in this country has it, rendered without a browser as the build does it. */
async function appIn(country: 'uk' | 'roi') {
  vi.resetModules();
  const localStorage = fakeStorage();
  for (const [key, value] of Object.entries({
    userIsHCP: 'true',
    userIsOnboarded: 'true',
    userCountry: country,
  }))
    localStorage.setItem(key, value);
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage() });
  vi.stubGlobal('navigator', { userAgent: '' });
  const [screens, texts, { rowHtml, withRows }, { formatLabelNumber }] = await Promise.all([
    import('./first-screen.tsx'),
    import('#compendium/finder/row-texts.ts'),
    import('#start/first-rows/row-html.ts'),
    import('@dietetic/clinical'),
  ]);
  const { list, template } = screens.rowTemplate(await screens.renderList());
  return {
    list,
    firstRows: texts.firstRows,
    filled: (products: readonly Product[]) =>
      products.map((product) =>
        rowHtml(template, texts.rowTexts(toListedProduct(product)), formatLabelNumber),
      ),
    withRows,
    /** The rows of the list as React renders it for these products; it separates adjacent texts by comments. */
    rendered: async (products: readonly Product[]) => {
      const html = await screens.renderList(products);
      return [...html.matchAll(/<li [\s\S]*?<\/li>/g)].map(([row]) => row.replaceAll('<!-- -->', ''));
    },
  };
}

const RANGE = demonstrationProducts();
const strange: Product = {
  ...RANGE[0]!,
  name: `A $& $1 ROW-NAME <b>"Strong" & 'mild'</b>`,
  referenceMacroNutrients: (['none-added', 'trace', 'below'] as const).map((kind, at) => ({
    name: ['Energy (kcal)', 'Protein', 'Fibre'][at]!,
    unit: ['kcal', 'g', 'g'][at]!,
    perServing: { kind: 'not-stated' },
    per100:
      kind === 'below'
        ? { kind, limit: 0.5, text: '<0.5' }
        : { kind, text: kind === 'trace' ? 'Trace' : 'Nil added' },
  })),
};
const silent: Product = { ...RANGE[1]!, referenceMacroNutrients: [] };

describe.each(['uk', 'roi'] as const)('[H-01] [J-12] the first rows of a list in %s', (country) => {
  it('are, to the letter, what the list renders for every product', async () => {
    const { filled, rendered, firstRows } = await appIn(country);
    const here = [...RANGE, { ...strange, id: 'strange' }, { ...silent, id: 'silent' }]
      .filter(({ productAvailability: sold }) => sold === 'both' || sold === country)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (let from = 0; from < here.length; from += 12) {
      const some = here.slice(from, from + 12);
      expect(filled(some)).toEqual(await rendered(some));
    }
    expect(firstRows(here.map(toListedProduct), country).map(({ id }) => id)).toEqual(
      here.slice(0, 12).map(({ id }) => id),
    );
  });

  it('name what a label does not state', async () => {
    const { filled } = await appIn(country);
    const [row = ''] = filled([silent]);
    expect(row.replaceAll(/<[^>]*>/g, '')).toContain(
      'energy not stated protein not stated fibre not stated per',
    );
  });

  it('come where the list has its place for them, which answers nothing yet', async () => {
    const { list, withRows } = await appIn(country);
    expect(list).not.toMatch(/<li |ROW-|[Pp]laceholder.[Pp]roduct/);
    expect(list).toMatch(/<main [^>]*\binert>/);
    expect(withRows(list, ['<li>one</li>', '<li>$& two</li>'])).toContain('<li>one</li><li>$& two</li></ul>');
    expect(() => withRows('<main></main>', [])).toThrow('no mark');
  });
});
