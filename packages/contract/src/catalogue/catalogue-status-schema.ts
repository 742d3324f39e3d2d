import * as z from 'zod/mini';

export const catalogueStatusSchema = z.object({
  /** Grows by one with every import or restore. */
  version: z.int(),
  /** Hash of the whole content: the same content has the same hash. */
  contentHash: z.string(),
  products: z.int(),
  categories: z.int(),
  /** When this content was imported, ISO 8601. */
  updated: z.string(),
  source: z.enum(['demonstration', 'json', 'csv', 'commerce']),
  /** True while the fictional range is served: every screen and report must say so. */
  demonstration: z.boolean(),
});
export type CatalogueStatus = z.infer<typeof catalogueStatusSchema>;
