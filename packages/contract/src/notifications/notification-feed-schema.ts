import * as z from 'zod/mini';

export const feedNotificationSchema = z.object({
  id: z.string(),
  headings: z.object({ en: z.string() }),
  contents: z.object({ en: z.string() }),
  /** Empty if the notification has no link. */
  url: z.string(),
  global_image: z.string(),
  /** Seconds since 1970. */
  completed_at: z.optional(z.number()),
});

export const notificationFeedSchema = z.object({
  total_count: z.int(),
  offset: z.int(),
  limit: z.int(),
  notifications: z.array(feedNotificationSchema),
});
export type NotificationFeed = z.infer<typeof notificationFeedSchema>;
