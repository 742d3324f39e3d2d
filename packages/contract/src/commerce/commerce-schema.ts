import * as z from 'zod/mini';

export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  scope: z.string(),
});

/** One page of a list. The catalogue package, not this contract, defines what a result holds. */
export const pageSchema = z.object({
  limit: z.int(),
  offset: z.int(),
  count: z.int(),
  total: z.int(),
  results: z.array(z.unknown()),
});

export const commerceErrorSchema = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});
export type CommerceError = z.infer<typeof commerceErrorSchema>;
