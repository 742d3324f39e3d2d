import { pino, stdTimeFunctions } from 'pino';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Record<string, string | number | boolean | undefined>;

/**
 * A line says what happened in the program. Its fields are chosen one by one where it is written: never a body, a
 * header, an address, a query string or anything a person typed.
 */
export type Logger = {
  /** False if a debug line would not be written, and so need not be built. */
  isDebugging: boolean;
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

export function createLogger(options: {
  format: 'text' | 'json';
  level: LogLevel;
  write: (line: string) => void;
}): Logger {
  const lines = pino(
    {
      level: options.level,
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => options.write(options.format === 'json' ? line.trimEnd() : textLine(line)) },
  );
  return {
    isDebugging: options.level === 'debug',
    debug: (event, fields) => lines.debug(fields, event),
    info: (event, fields) => lines.info(fields, event),
    warn: (event, fields) => lines.warn(fields, event),
    error: (event, fields) => lines.error(fields, event),
  };
}

/** The same line for people who watch the server. */
function textLine(json: string): string {
  const { time: _time, level, event, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const detail = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const mark = level === 'info' || level === 'debug' ? '' : `${String(level)}: `;
  return `  ${mark}${String(event)}${detail.length > 0 ? ` (${detail.join(' ')})` : ''}`;
}

/**
 * What may be logged about a thrown error. Database errors contain the statement's values and mail errors contain
 * addresses, so only the kind, the code and the place in our code are logged.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const code = codeOf(error) ?? codeOf(cause);
  const frame = error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return { kind: cause?.name ?? error.name, code, at: frame?.trim().replace(/^at /, '') };
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined;
}
