import { demonstrationCatalogue, packImage } from '@dietetic/demonstration-data';
import { placeholderPack } from './placeholder-pack.ts';
import { slugOf } from './raw-catalogue.ts';

export type DemonstrationRange = {
  /** A catalogue that holds one of these is marked as demonstration data, wherever it came from. */
  slugs: ReadonlySet<string>;
  /** The drawn pack of a fictional product; a neutral one for any other. */
  draw(projection: unknown): string;
};

export function demonstrationRange(): DemonstrationRange {
  const bySlug = new Map(
    demonstrationCatalogue().projections.map((projection) => [slugOf(projection) ?? '', projection]),
  );
  return {
    slugs: new Set(bySlug.keys()),
    draw: (projection) => {
      const fictional = bySlug.get(slugOf(projection) ?? '');
      return fictional ? packImage(fictional) : placeholderPack(projection);
    },
  };
}
