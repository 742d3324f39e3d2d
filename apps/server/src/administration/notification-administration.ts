import type { PushMessage } from '@dietetic/contract';
import type { FanOut } from '#push/fan-out.ts';
import {
  countAudience,
  listNotifications,
  type NewNotification,
  type NotificationRecord,
} from '#push/notifications.ts';
import { countSubscriptions, type SubscriptionCount } from '#push/subscriptions.ts';
import type { Store } from '#store/open-store.ts';

export type NotificationPreview = {
  message: Omit<PushMessage, 'id'>;
  tags: string[];
  country: string | null;
  devices: number;
};

export type NotificationAdministration = {
  preview(notification: NewNotification): Promise<NotificationPreview>;
  send(notification: NewNotification): Promise<{ id: string; devices: number }>;
  list(limit: number): Promise<NotificationRecord[]>;
  subscriptions(): Promise<SubscriptionCount[]>;
};

export function notificationAdministration(store: Store, fanOut: FanOut): NotificationAdministration {
  return {
    preview: async (notification) => {
      const { title, text, link, image, tags, country } = notification;
      return {
        message: { title, text, link, image },
        tags,
        country,
        devices: await countAudience(store, notification),
      };
    },
    send: (notification) => fanOut.send(notification),
    list: (limit) => listNotifications(store, limit),
    subscriptions: () => countSubscriptions(store),
  };
}
