/** How sending the report can fail: another status, no such service, a report of older data, or no answer at all. */
export type EmailFailure = 'rejected' | 'not-found' | 'out-of-date' | 'unreachable';

export const EMAIL_FAILURE_MESSAGE: Record<EmailFailure, string> = {
  rejected: 'Something went wrong! Please try again.',
  'not-found': 'The email service is unavailable. Please try again later.',
  'out-of-date':
    'Not sent: products or the app were updated since this report was made. They are being updated here. Check the report, then send it again. Nothing is lost: if it is refused again, print, copy or download it.',
  unreachable: 'Failed to send email. Please try again.',
};
