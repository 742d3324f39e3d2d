import { API_FAILURES, type ApiFailure, type ApiFailureName } from '@dietetic/contract';

const SENTENCES: Record<ApiFailureName, string> = {
  invalid: 'The request is not as required.',
  'not-authorised': 'This call needs a valid administrator token.',
  'cross-origin': 'This call is only for the app on its own address.',
  'anti-forgery': 'The anti-forgery token is missing or wrong. Load the page again.',
  'not-found': 'There is nothing at this address.',
  'email-unavailable': 'The email service is unavailable.',
  'report-out-of-date': 'Products or the app were updated since: check the report and send it again.',
  'too-large': 'The request is too large.',
  'wrong-type': 'The request must be JSON.',
  'too-many': 'Too many requests. Try again later.',
  'server-error': 'Something went wrong on the server.',
  'email-not-sent': 'The mail server did not take the message.',
  'not-ready': 'The server is not ready.',
  'wrong-host': 'This server does not answer for this host.',
  unavailable: 'The database does not answer. Try again in a moment.',
};

/** A failure with a name: thrown anywhere in a route, answered in one place. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: ApiFailureName;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(failure: ApiFailureName, detail?: string, headers: Record<string, string> = {}) {
    super(detail ?? SENTENCES[failure]);
    this.failure = failure;
    this.status = API_FAILURES[failure];
    this.headers = headers;
  }

  body(): ApiFailure {
    return { error: this.failure, message: this.message };
  }
}
