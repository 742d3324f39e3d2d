/** Every failure that our own calls return (not the commerce ones, which use the platform's format). */
export const API_FAILURES = {
  invalid: 400,
  'not-authorised': 401,
  'cross-origin': 403,
  'anti-forgery': 403,
  'not-found': 404,
  'email-unavailable': 404,
  'report-out-of-date': 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  'server-error': 500,
  'email-not-sent': 502,
  'not-ready': 503,
  unavailable: 503,
  'wrong-host': 421,
} as const;

export type ApiFailureName = keyof typeof API_FAILURES;
