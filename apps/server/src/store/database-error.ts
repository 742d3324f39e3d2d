/** The database cannot be used; the text says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Connection lost, out of resources (including a full disk), ended by an operator, cancelled, locked too long. */
const AWAY =
  /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** Messages of the driver that have no code. */
const AWAY_IN_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Cannot use a pool after/;

/** The codes for a full disk: PostgreSQL's, also from the embedded database, and the operating system's. */
export const isDiskFull = (error: unknown) =>
  codesOf(error).some((code) => /^(?:53100|ENOSPC|EDQUOT)$/.test(code));

/** A text with the one character that PostgreSQL cannot store: the request is at fault, not the server. */
export const isUnstorableText = (error: unknown) => codesOf(error).includes('22021');

/** The codes of the error and its causes, outermost first. */
export const codesOf = (error: unknown) => causes(error).map(codeOf).filter(Boolean);

/** Whether a statement failed because the database is away or overloaded, not because of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some((one) => AWAY.test(codeOf(one)) || AWAY_IN_WORDS.test(one.message));
}

/** The error and its causes. */
function causes(error: unknown, most = 5): Error[] {
  if (!(error instanceof Error) || most === 0) return [];
  return [error, ...causes(error.cause, most - 1)];
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
