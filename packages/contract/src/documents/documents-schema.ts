import * as z from 'zod/mini';
import { COUNTRIES } from '../countries.ts';
import { DOCUMENT_KINDS } from './documents.ts';

export const documentEntrySchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  /** Which part of a document in several files this is, and what it contains. */
  part: z.optional(z.string()),
  country: z.enum(COUNTRIES),
  /** The tabs of the Resources page that list it. */
  tabs: z.array(z.enum(['adults', 'paediatrics'])),
  format: z.enum(['pdf', 'csv']),
  /** Path on this origin. */
  url: z.string(),
  bytes: z.int(),
  /** Date of the catalogue it was made from, ISO 8601. */
  updated: z.string(),
  catalogueVersion: z.int(),
  demonstration: z.boolean(),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;

export const documentListSchema = z.object({ documents: z.array(documentEntrySchema) });
export type DocumentList = z.infer<typeof documentListSchema>;
