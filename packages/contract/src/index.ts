/**
 * The light entry point: addresses, limits, named failures and types. It has no schema library, so any screen may use
 * it. The schemas that validate an answer are in `@dietetic/contract/schemas`.
 */
export * from './addresses.ts';
export * from './analytics/analytics.ts';
export * from './catalogue/catalogue-status.ts';
export * from './catalogue/manifest.ts';
export * from './commerce/commerce.ts';
export * from './countries.ts';
export * from './documents/documents.ts';
export * from './email/email-address.ts';
export * from './email/send-email.ts';
export * from './notifications/notification-feed.ts';
export * from './push/push-subscription.ts';
export * from './security/anti-forgery.ts';
export * from './security/api-failure.ts';
export * from './start/start-screen.ts';
export type * from './schemas.ts';
