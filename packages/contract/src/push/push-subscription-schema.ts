import * as z from 'zod/mini';
import { COUNTRIES } from '../countries.ts';

/** An uncompressed point of 65 bytes (starts with 4), and a secret of 16. */
const POINT = /^B[A-P][A-Za-z0-9_-]{85}=?$/;
const SECRET = /^[A-Za-z0-9_-]{22}(?:==)?$/;

export const pushTagsSchema = z.strictObject({
  adults: z.boolean(),
  paediatrics: z.boolean(),
  metabolics: z.boolean(),
});
export type PushTags = z.infer<typeof pushTagsSchema>;

const endpoint = z.string().check(z.maxLength(1000), z.regex(/^https:\/\/[^\s]+$/));

/** The output of `PushSubscription.toJSON()`, with the device's tags and country. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(POINT)),
    auth: z.string().check(z.regex(SECRET)),
  }),
  tags: pushTagsSchema,
  country: z.enum(COUNTRIES),
});
export type PushSubscriptionCall = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpointSchema = z.strictObject({ endpoint });

export const pushKeySchema = z.object({ publicKey: z.string() });
