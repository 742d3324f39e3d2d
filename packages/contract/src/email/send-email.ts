export const SEND_EMAIL_PATH = '/send-email';

/** The only subject that the server accepts: it names the product and says nothing about a patient. */
export const EMAIL_SUBJECT = 'Dietetic App regimen report';

/** The whole request, in bytes. Mail programs cut a message near 100 kB, so a real report stays far below. */
export const EMAIL_REQUEST_MAX_BYTES = 128 * 1024;
/** Width of the report in the message. */
export const EMAIL_MAX_WIDTH_PX = 580;

const HOUR = 3600;

/** How many reports may be sent: beyond these, 429 with `Retry-After`. */
export const EMAIL_LIMITS = {
  /** From one network: 256 neighbouring IPv4 addresses, one IPv6 customer (/48). A hospital is often one address. */
  perNetwork: { points: 60, seconds: HOUR },
  /** To one mailbox, however it is written. */
  perMailbox: { points: 20, seconds: HOUR },
  overall: { points: 1000, seconds: HOUR },
} as const;

/** The more of the overall limit is used, the less one network gets, so that one flood does not lock out others. */
const SHARES = [
  { upTo: 500, each: 60 },
  { upTo: 700, each: 10 },
  { upTo: 900, each: 3 },
] as const;

/** How many reports one network may send in the hour if `sent` have been sent in total. */
export const hourlyEmailAllowance = (sent: number): number =>
  SHARES.find(({ upTo }) => sent <= upTo)?.each ?? 1;

/** How a report is delivered: it is sent, written to a file in a trial installation, or cannot be sent. */
export const EMAIL_DELIVERIES = ['mail', 'file', 'none'] as const;
export type EmailDelivery = (typeof EMAIL_DELIVERIES)[number];

/** The failures that the screen distinguishes; their sentences are in the content package. */
export type EmailFailure = 'rejected' | 'not-found' | 'out-of-date' | 'unreachable';

/** The meaning of an answer's status. A call without an answer is `unreachable`. */
export function emailFailureOf(status: number): EmailFailure | undefined {
  if (status === 200) return undefined;
  if (status === 409) return 'out-of-date';
  return status === 404 ? 'not-found' : 'rejected';
}
