import {
  CSRF_COOKIE_PATH,
  CSRF_HEADER,
  CSRF_TOKEN_COOKIE,
  EMAIL_DELIVERIES,
  EMAIL_SUBJECT,
  type EmailDelivery,
  type EmailFailure,
  emailFailureOf,
  SEND_EMAIL_PATH,
} from '@dietetic/contract';
import { fetchAndReport } from './reachability.ts';

/** A refused token once, and the call is made again with a fresh one. */
const TOKEN_REFUSED = 403;
/** Long enough for a slow ward network, short enough not to look broken. */
const EMAIL_TIMEOUT_MS = 30_000;

/** Sets the anti-forgery cookies; asked for at start and again when a token has gone stale. */
export async function prepareSession(): Promise<void> {
  await fetchAndReport(CSRF_COOKIE_PATH, { credentials: 'same-origin', cache: 'no-store' });
}

function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${CSRF_TOKEN_COOKIE}=`));
  return cookie && decodeURIComponent(cookie.slice(CSRF_TOKEN_COOKIE.length + 1));
}

type ChangeOptions = { method?: 'POST' | 'PUT' | 'DELETE'; signal?: AbortSignal };

/** A call that changes something, with the anti-forgery token. Rejects only when no answer came. */
export async function sendWithCsrf(
  path: string,
  body: object,
  options: ChangeOptions = {},
): Promise<Response> {
  const { method = 'POST', signal } = options;
  const call = () =>
    fetchAndReport(path, {
      method,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', [CSRF_HEADER]: csrfToken() ?? '' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  if (csrfToken() === undefined) await prepareSession();
  const response = await call();
  if (response.status !== TOKEN_REFUSED) return response;
  await prepareSession();
  return call();
}

/** What the server says of a change that it has made. */
const CHANGED = 204;

/**
 * Stores or removes something on the server; rejects where it did not say that it has. A login page of the network in between may have
 * any other status, 200 among them (decision 298).
 */
export async function changeOnServer(path: string, body: object, method: 'PUT' | 'DELETE'): Promise<void> {
  const { status } = await sendWithCsrf(path, body, { method });
  if (status !== CHANGED) throw new Error(`The server answered ${status}`);
}

export type ReportEmail = {
  to: string;
  htmlContent: string;
  /** What the hidden field holds; people leave it empty. */
  website: string;
};

/** What would become of a report; undefined when the server cannot be asked. */
export async function emailDelivery(): Promise<EmailDelivery | undefined> {
  try {
    const response = await fetchAndReport(SEND_EMAIL_PATH, { cache: 'no-store' });
    const answer: unknown = await response.json();
    return EMAIL_DELIVERIES.find((one) => isRecord(answer) && answer.delivery === one);
  } catch {
    return undefined; // Without an answer nothing special is said: sending will tell.
  }
}

/** Sends the report; a trial server writes it to a file instead. Each failure has its own sentence. */
export async function sendEmail({
  to,
  htmlContent,
  website,
}: ReportEmail): Promise<'sent' | 'written' | EmailFailure> {
  try {
    const response = await sendWithCsrf(
      SEND_EMAIL_PATH,
      { to, subject: EMAIL_SUBJECT, htmlContent, website },
      { signal: AbortSignal.timeout(EMAIL_TIMEOUT_MS) },
    );
    const failure = emailFailureOf(response.status);
    if (failure) return failure;
    // A login or refusal page of the network in between may have status 200, too (decision 298).
    const { status } = (await response.json()) as { status?: unknown };
    return status === 'sent' || status === 'written' ? status : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
