import * as z from 'zod/mini';
import { ANALYTICS_EVENTS, PAGEVIEW_ROUTES } from './analytics.ts';

export const pageviewSchema = z.strictObject({ route: z.enum(PAGEVIEW_ROUTES) });

/** A device with an earlier version of the app sends no product. */
export const analyticsEventSchema = z.strictObject({
  event: z.enum(ANALYTICS_EVENTS),
  product: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/))),
});
