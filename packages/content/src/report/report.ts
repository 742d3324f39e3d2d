import { EMAIL_FAILURE_MESSAGE } from '../failures/email-failure.ts';
import { EMAIL_SENDING, EMAIL_SENT } from '../failures/fixed-texts.ts';

/** Fixed, so that nothing about the patient can reach a mail server's log. */
export const REPORT_EMAIL_SUBJECT = 'Dietetic App regimen report';

export const emailReportWords = {
  title: 'Email the report',
  label: 'Your email address',
  placeholder: 'Enter your email address',
  hint: 'Use your work address. The report leaves this device and stays in the mailbox it is sent to.',
  noIdentifiers: 'No patient identifiers are included. Please do not add any.',
  send: 'Send',
  sending: EMAIL_SENDING,
  sent: EMAIL_SENT,
  invalid: 'Enter one email address, such as name@hospital.example.',
  offline: 'Sending needs a connection. Print or copy the report meanwhile.',
  close: 'Close',
  honeypotLabel: 'Leave this empty',
  delivery: {
    file: 'Trial installation: the email is written to a file on the server and is not sent.',
    none: EMAIL_FAILURE_MESSAGE['not-found'],
  },
  written: 'Trial installation: the mail was written to a file on the server. It is removed after a day.',
} as const;
