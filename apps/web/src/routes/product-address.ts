/** What an address says of a product's page, inside the regimen or outside it. */
export type ProductAddress = { inRegimen: boolean; id: string };

/** What an address says of a comparison: one to four products; the screen says so when there are none or more. */
export type ComparisonAddress = { inRegimen: boolean; ids: string[] };

/** The products named by the rest of a comparison's address, in its order, each once. */
export function comparedIds(splat: string | undefined): string[] {
  return [...new Set((splat ?? '').split('/').filter((id) => id !== ''))];
}
