import * as z from 'zod/mini';
import { ANALYTICS_EVENTS, PAGEVIEW_ROUTES } from './analytics.ts';

export const pageviewSchema = z.strictObject({ route: z.enum(PAGEVIEW_ROUTES) });
export type Pageview = z.infer<typeof pageviewSchema>;

export const analyticsEventSchema = z.strictObject({ event: z.enum(ANALYTICS_EVENTS) });
export type AnalyticsEventCall = z.infer<typeof analyticsEventSchema>;
