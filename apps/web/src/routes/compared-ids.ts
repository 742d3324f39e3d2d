/** The products named by the rest of a comparison's address, in its order, each once. */
export function comparedIds(splat: string | undefined): string[] {
  return [...new Set((splat ?? '').split('/').filter((id) => id !== ''))];
}
