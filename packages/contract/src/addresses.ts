import { pageviewRouteOf } from './analytics/analytics.ts';
import { COMMERCE_PROJECT_KEY } from './commerce/commerce.ts';

/**
 * Where the server's own addresses begin: calls, documents and pages that no screen of the app has. The server may have
 * no route elsewhere, and the development server passes them on.
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

/** Whether the app has a screen at this address. No part of one looks like a file's name. */
export function isScreenAddress(pathname: string): boolean {
  return !pathname.includes('.') && pageviewRouteOf(pathname) !== 'not-found';
}
