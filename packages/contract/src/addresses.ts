import { pageviewRouteOf } from './analytics/analytics.ts';
import { COMMERCE_PROJECT_KEY } from './commerce/commerce.ts';

/**
 * The first parts of the server's own addresses: calls, documents and pages that are not screens of the app. The
 * server may have no route elsewhere, and the development server forwards them.
 */
export const SERVER_PREFIXES = [
  '/admin',
  '/analytics',
  '/api',
  '/catalogue',
  `/${COMMERCE_PROJECT_KEY}`,
  '/documents',
  '/healthz',
  '/images',
  '/metrics',
  '/oauth',
  '/push',
  '/readyz',
  '/sanctum',
  '/send-email',
] as const;

export function isServerAddress(pathname: string): boolean {
  return SERVER_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Whether the app has a screen at this address. No part of one looks like a file name. */
export function isScreenAddress(pathname: string): boolean {
  return !pathname.includes('.') && pageviewRouteOf(pathname) !== 'not-found';
}
