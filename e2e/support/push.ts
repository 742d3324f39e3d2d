import type { Page } from '@playwright/test';

/** A push service on this machine, because Chromium's own is on the internet. The server is the real one. */
export async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
      options: {},
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
        expirationTime: null,
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem('e2e-subscribed');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('e2e-subscribed', 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('e2e-subscribed') ? subscription : null;
  });
}

/** A browser that knows neither push nor notifications. */
export const withoutPush = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  });
