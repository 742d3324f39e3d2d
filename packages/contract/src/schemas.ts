/** Schemas with `zod/mini`: the server validates requests with them, the app validates answers. */
export * from './analytics/analytics-schema.ts';
export * from './catalogue/catalogue-status-schema.ts';
export * from './catalogue/manifest-schema.ts';
export * from './commerce/commerce-schema.ts';
export * from './documents/documents-schema.ts';
export * from './email/send-email-schema.ts';
export * from './notifications/notification-feed-schema.ts';
export * from './push/push-subscription-schema.ts';
export * from './security/api-failure-schema.ts';
