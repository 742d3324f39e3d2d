/** How sending the report can fail: another status than 200, no such service, or no answer at all. */
export type EmailFailure = 'rejected' | 'not-found' | 'unreachable';

export const EMAIL_FAILURE_MESSAGE: Record<EmailFailure, string> = {
  rejected: 'Something went wrong! Please try again.',
  'not-found': 'The email service is unavailable. Please try again later.',
  unreachable: 'Failed to send email. Please try again.',
};
