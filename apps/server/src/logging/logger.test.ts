import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(format: 'text' | 'json', level: 'debug' | 'warn' | 'silent' = 'debug') {
  const lines: string[] = [];
  return { log: createLogger({ format, level, write: (line) => lines.push(line) }), lines };
}

describe('the log', () => {
  it('is one JSON object a line, with the time, and nothing of the machine', () => {
    const { log, lines } = logged('json');
    log.warn('a call was slow', { route: '/send-email', ms: 12, code: undefined });
    const { time, ...line } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(line).toEqual({ level: 'warn', event: 'a call was slow', route: '/send-email', ms: 12 });
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
  });

  it('is a sentence for someone who watches', () => {
    const { log, lines } = logged('text');
    log.info('listening');
    log.error('a request failed', { code: 'EPIPE', at: undefined, status: 500 });
    expect(lines).toEqual(['  listening', '  error: a request failed (code=EPIPE status=500)']);
  });

  it('leaves out what is under its level', () => {
    const { log, lines } = logged('text', 'warn');
    log.debug('one');
    log.info('two');
    log.warn('three');
    expect(lines).toEqual(['  warn: three']);
    expect(log.isDebugging).toBe(false);
    const silent = logged('json', 'silent');
    silent.log.error('four');
    expect(silent.lines).toEqual([]);
  });
});
