import {
  CSRF_COOKIE_PATH,
  CSRF_HEADER,
  CSRF_TOKEN_COOKIE,
  EMAIL_SUBJECT,
  type EmailFailure,
  emailFailureOf,
  SEND_EMAIL_PATH,
} from '@dietetic/contract';
import { reach } from './reachability.ts';

/** A refused token once, and the call is made again with a fresh one. */
const TOKEN_REFUSED = 403;
/** Long enough for a slow ward network, short enough not to look broken. */
const EMAIL_TIMEOUT_MS = 30_000;

/** Sets the anti-forgery cookies; asked for at start and again when a token has gone stale. */
export async function prepareSession(): Promise<void> {
  await reach(CSRF_COOKIE_PATH, { credentials: 'same-origin', cache: 'no-store' });
}

function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${CSRF_TOKEN_COOKIE}=`));
  return cookie && decodeURIComponent(cookie.slice(CSRF_TOKEN_COOKIE.length + 1));
}

type ChangeOptions = { method?: 'POST' | 'PUT' | 'DELETE'; signal?: AbortSignal };

/** A call that changes something, with the anti-forgery token. Rejects only when no answer came. */
export async function change(path: string, body: object, options: ChangeOptions = {}): Promise<Response> {
  const { method = 'POST', signal } = options;
  const call = () =>
    reach(path, {
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

export type ReportEmail = {
  to: string;
  htmlContent: string;
  /** What the hidden field holds; people leave it empty. */
  website: string;
};

/** Sends the report. The three ways it can fail have their own sentences (error catalogue). */
export async function sendEmail({ to, htmlContent, website }: ReportEmail): Promise<'sent' | EmailFailure> {
  try {
    const response = await change(
      SEND_EMAIL_PATH,
      { to, subject: EMAIL_SUBJECT, htmlContent, website },
      { signal: AbortSignal.timeout(EMAIL_TIMEOUT_MS) },
    );
    return emailFailureOf(response.status) ?? 'sent';
  } catch {
    return 'unreachable';
  }
}
