import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { EmailSent } from '@dietetic/contract';
import { createTransport } from 'nodemailer';
import { describeError, type Logger } from '#logging/logger.ts';
import { ApiError } from '#security/api-error.ts';
import type { ReportMessage } from './report-message.ts';

export type Mailer = {
  /** What becomes of each message. */
  outcome: EmailSent['status'];
  send(message: ReportMessage): Promise<void>;
  close(): void;
};

/** The dialog waits for 30 s and then has the report sent again: by then it must be known not to arrive. */
const SENT_WITHIN_MS = 20_000;

/** Sends through a mail server. Its errors quote addresses, so only their codes are logged. */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  log: Logger,
  withinMs: number = SENT_WITHIN_MS,
): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    outcome: 'sent',
    send: async (message) => {
      try {
        await transport.sendMail({ ...asMail(message), signal: AbortSignal.timeout(withinMs) });
      } catch (error) {
        log.warn('the mail server did not take a message', describeError(error));
        throw new ApiError('email-not-sent');
      }
    },
    close: () => transport.close(),
  };
}

const HOUR_MS = 3_600_000;
/** Long enough to open a test report, too short to become a store of reports. */
const KEPT_MS = 24 * HOUR_MS;

type Outbox = { directory: string; from: string; tell: (line: string) => void; log: Logger };

/**
 * For trials without a mail server: each message becomes a file that a mail program can open. Files older than a day
 * are removed at the start, every hour and with each message.
 */
export function outboxMailer({ directory, from, tell, log }: Outbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  const empty = () =>
    removeOld(directory).catch((error: unknown) =>
      log.warn('the outbox could not be emptied', describeError(error)),
    );
  void empty();
  const timer = setInterval(() => void empty(), HOUR_MS);
  timer.unref();
  return {
    outcome: 'written',
    send: async (message) => {
      const made = await transport.sendMail(asMail(message));
      await fs.mkdir(directory, { recursive: true, mode: 0o700 });
      await empty();
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = path.join(directory, `${stamp}-${randomBytes(3).toString('hex')}.eml`);
      try {
        await fs.writeFile(file, made.message as Buffer, { mode: 0o600 });
      } catch (error) {
        // Half a report would remain on a full disk.
        await fs.rm(file, { force: true });
        throw error;
      }
      tell(`A report was written to ${file} for a day (set SMTP_URL to send it)`);
    },
    close: () => {
      clearInterval(timer);
      transport.close();
    },
  };
}

/** A file dated in the future (the clock was put back) counts as old. */
async function removeOld(directory: string): Promise<void> {
  const names = await fs.readdir(directory).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(directory, name);
    const { mtimeMs } = await fs.stat(file);
    if (Math.abs(Date.now() - mtimeMs) > KEPT_MS) await fs.rm(file, { force: true });
  }
}

/** Passes the address as an object, which is never parsed again, so it can never become two. */
function asMail(message: ReportMessage) {
  return {
    to: { name: '', address: message.to },
    subject: message.subject,
    html: message.html,
    text: message.text,
    disableUrlAccess: true,
    disableFileAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
