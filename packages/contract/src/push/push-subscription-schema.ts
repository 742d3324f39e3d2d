import * as z from 'zod/mini';

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

export const pushTagsSchema = z.strictObject({
  adults: z.boolean(),
  paediatrics: z.boolean(),
  metabolics: z.boolean(),
});
export type PushTags = z.infer<typeof pushTagsSchema>;

const endpoint = z.string().check(z.maxLength(1000), z.regex(/^https:\/\/[^\s]+$/));

/** What `PushSubscription.toJSON()` gives, with the device's tags and country. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(200), z.regex(BASE64URL)),
    auth: z.string().check(z.maxLength(50), z.regex(BASE64URL)),
  }),
  tags: pushTagsSchema,
  country: z.enum(['uk', 'roi']),
});
export type PushSubscriptionCall = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpointSchema = z.strictObject({ endpoint });
export type PushEndpoint = z.infer<typeof pushEndpointSchema>;

export const pushKeySchema = z.object({ publicKey: z.string() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** What arrives in the worker's push event. */
export const pushMessageSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  image: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
