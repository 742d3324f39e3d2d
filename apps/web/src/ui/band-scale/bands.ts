export type Band = { from: number; to: number; label: string; range: string };

/** Lower edge included: a value on a shared edge belongs to the upper band. The top band holds its own end. */
export function bandAt(bands: readonly Band[], value: number | undefined): number | undefined {
  if (value === undefined) return undefined;
  const index = bands.findIndex((band) => band.from <= value && value < band.to);
  if (index !== -1) return index;
  return bands.at(-1)?.to === value ? bands.length - 1 : undefined;
}
