/** Modules and low-protein foods carry this category beside the disorders they are used in. */
export const UNNAMED_DISORDER = 'other';

/** No product is made for it, and it has no category; lactose is checked in it, and not protein. */
export const GALACTOSAEMIA = 'galactosaemia';

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
