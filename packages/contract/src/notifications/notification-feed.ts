/** The latest notifications in the notification provider's format: `?app_id=…&limit=1`. */
export const NOTIFICATION_FEED_PATH = '/api/v1/notifications';
export const NOTIFICATION_APP_ID = 'dietetic-app';

export const NOTIFICATION_LIMITS = { titleLength: 80, textLength: 240, linkLength: 500 } as const;
