/** Modules and low-protein foods carry this category beside the disorders they are used in. */
export const UNNAMED_DISORDER = 'other';

/** Galactose, fructose, long-chain and medium-chain fat: what these disorders rule out or limit is checked, and not protein. */
export const GALACTOSAEMIA = 'galactosaemia';
export const HFI = 'hfi';
export const LC_FAOD = 'lc-faod';
export const MCADD = 'mcadd';
/** Without a category of the catalogue. */
export const DISORDERS_WITHOUT_CATEGORY = [GALACTOSAEMIA, HFI, LC_FAOD, MCADD] as const;
export const isWithoutCategory = (slug: string): boolean =>
  DISORDERS_WITHOUT_CATEGORY.some((one) => one === slug);

/** The categories of disorders are named by their short names: "mma-pa" is MMA-PA. */
export const disorderName = (slug: string): string =>
  slug === UNNAMED_DISORDER
    ? 'another metabolic disorder'
    : slug === GALACTOSAEMIA
      ? slug
      : slug.toUpperCase();

/** "PKU", "MSUD or MMA-PA"; the unnamed one comes last. */
export function disordersNamed(slugs: readonly string[]): string {
  const inOrder = slugs.toSorted((a, b) => Number(a === UNNAMED_DISORDER) - Number(b === UNNAMED_DISORDER));
  const names = inOrder.map(disorderName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
