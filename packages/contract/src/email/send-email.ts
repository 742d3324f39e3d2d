export const SEND_EMAIL_PATH = '/send-email';

/** The one subject the server accepts: it names the product and nothing about a patient. */
export const EMAIL_SUBJECT = 'Dietetic App regimen report';

/** The whole request, in bytes. Mail programs cut a message near 100 kB, so a real report stays far below. */
export const EMAIL_REQUEST_MAX_BYTES = 128 * 1024;
/** Width of the report in the message. */
export const EMAIL_MAX_WIDTH_PX = 580;

const HOUR = 3600;

/** How many reports may be sent: refused with 429 and `Retry-After` beyond these. */
export const EMAIL_LIMITS = {
  /** From one network: 256 neighbours of IPv4, one customer (/48) of IPv6. A hospital is often one address. */
  perNetwork: { points: 60, seconds: HOUR },
  /** To one mailbox, however it is written. */
  perMailbox: { points: 20, seconds: HOUR },
  overall: { points: 1000, seconds: HOUR },
} as const;

/** The fuller the overall allowance, the less one network may have of it, so that one flood does not lock out others. */
const SHARES = [
  { upTo: 500, each: 60 },
  { upTo: 700, each: 10 },
  { upTo: 900, each: 3 },
] as const;

/** How many reports one network may send in the hour when `sent` have been sent by all. */
export const hourlyEmailAllowance = (sent: number): number =>
  SHARES.find(({ upTo }) => sent <= upTo)?.each ?? 1;

/** What becomes of a report: it is sent, it is written to a file of a trial installation, or it cannot be sent. */
export const EMAIL_DELIVERIES = ['mail', 'file', 'none'] as const;
export type EmailDelivery = (typeof EMAIL_DELIVERIES)[number];

/** The ways the screen tells a failure apart; their sentences are in the content package. */
export type EmailFailure = 'rejected' | 'not-found' | 'out-of-date' | 'unreachable';

/** What an answer's status means. A call that got no answer at all is `unreachable`. */
export function emailFailureOf(status: number): EmailFailure | undefined {
  if (status === 200) return undefined;
  if (status === 409) return 'out-of-date';
  return status === 404 ? 'not-found' : 'rejected';
}
