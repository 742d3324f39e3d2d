import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { describeError, type Logger } from '#logging/logger.ts';
import { ApiError } from '#security/api-error.ts';
import type { ReportMessage } from './report-message.ts';

export type Mailer = { send(message: ReportMessage): Promise<void>; close(): void };

/** Sends through a mail server. Its errors quote addresses, so only their codes are logged. */
export function smtpMailer(smtpUrl: string, from: string, log: Logger): Mailer {
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
    send: async (message) => {
      try {
        await transport.sendMail(asMail(message));
      } catch (error) {
        log.warn('the mail server did not take a message', describeError(error));
        throw new ApiError('email-not-sent');
      }
    },
    close: () => transport.close(),
  };
}

/** For trials without a mail server: each message becomes a file that a mail program opens. */
export function outboxMailer(directory: string, from: string, tell: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    send: async (message) => {
      const made = await transport.sendMail(asMail(message));
      await fs.mkdir(directory, { recursive: true });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = path.join(directory, `${stamp}-${randomBytes(3).toString('hex')}.eml`);
      await fs.writeFile(file, made.message as Buffer, { mode: 0o600 });
      tell(`A report was written to ${file} (set SMTP_URL to send it)`);
    },
    close: () => transport.close(),
  };
}

/** The address as an object: it is never parsed again, so it can never become two. */
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
