export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Record<string, string | number | boolean | undefined>;

/**
 * A line says what happened in the program. Its fields are chosen one by one where it is written:
 * never a body, a header, an address, a query string or anything a person typed.
 */
export type Logger = {
  /** False where a line for debugging would not be written, and so need not be put together. */
  isDebugging: boolean;
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

const ORDER: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export function createLogger(options: {
  format: 'text' | 'json';
  level: LogLevel;
  write: (line: string) => void;
  now?: () => Date;
}): Logger {
  const now = options.now ?? (() => new Date());
  const line =
    (level: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: LogFields = {}) => {
      if (ORDER[level] < ORDER[options.level]) return;
      if (options.format === 'json') {
        options.write(JSON.stringify({ time: now().toISOString(), level, event, ...fields }));
        return;
      }
      const detail = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join(' ');
      const mark = level === 'info' || level === 'debug' ? '' : `${level}: `;
      options.write(`  ${mark}${event}${detail ? ` (${detail})` : ''}`);
    };
  return {
    isDebugging: options.level === 'debug',
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
  };
}

/**
 * What may be said about a thrown error. Database errors carry the statement's values and mail errors
 * carry addresses in their texts, so only the kind, the code and the place in our code go out.
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
