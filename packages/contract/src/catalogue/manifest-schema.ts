import * as z from 'zod/mini';

/** A published file: its name contains the sha-256 of its decoded bytes, so that a download can be verified. */
export const fileRefSchema = z.object({
  name: z.string().check(z.regex(/^(?:index|bodies|change)-[\w-]{43}\.jsonl?$/)),
  /** Decoded. */
  bytes: z.int(),
});
export type FileRef = z.infer<typeof fileRefSchema>;

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Hash over the names of index and bodies: the identity of the content. */
  catalogue: z.string(),
  /** The server's number, for people and logs. */
  version: z.int(),
  /** ISO 8601. */
  published: z.string(),
  demonstration: z.boolean(),
  products: z.int(),
  index: fileRefSchema,
  bodies: z.array(fileRefSchema),
  /** Newest first, without gaps back from `catalogue`. */
  steps: z.array(z.object({ from: z.string(), to: z.string(), file: fileRefSchema })),
});
export type Manifest = z.infer<typeof manifestSchema>;
