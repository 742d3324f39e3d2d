export const SEND_EMAIL_PATH = '/send-email';

/** The one subject the server accepts: it names the product and nothing about a patient. */
export const EMAIL_SUBJECT = 'Dietetic App regimen report';

/** The whole request, in bytes. Mail programs clip near 100 kB, so a real report stays far below. */
export const EMAIL_REQUEST_MAX_BYTES = 256 * 1024;
export const EMAIL_ADDRESS_MAX_LENGTH = 254;
/** Width of the report in the message. */
export const EMAIL_MAX_WIDTH_PX = 580;

/** How many reports may be sent: refused with 429 and `Retry-After` beyond these. */
export const EMAIL_LIMITS = {
  perAddress: { points: 20, seconds: 3600 },
  perRecipient: { points: 20, seconds: 3600 },
  overall: { points: 500, seconds: 3600 },
} as const;

/** The three ways the screen tells a failure apart; their sentences are in the content package. */
export type EmailFailure = 'rejected' | 'not-found' | 'unreachable';

/** What an answer's status means. A call that got no answer at all is `unreachable`. */
export function emailFailureOf(status: number): EmailFailure | undefined {
  if (status === 200) return undefined;
  return status === 404 ? 'not-found' : 'rejected';
}
