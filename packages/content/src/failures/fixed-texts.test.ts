import { describe, expect, it } from 'vitest';
import { EMAIL_FAILURE_MESSAGE } from './email-failure.ts';
import * as fixed from './fixed-texts.ts';

describe('texts fixed letter by letter', () => {
  it('[G-06] names the three ways in which an email can fail', () => {
    expect(EMAIL_FAILURE_MESSAGE).toMatchObject({
      rejected: 'Something went wrong! Please try again.',
      'not-found': 'The email service is unavailable. Please try again later.',
      unreachable: 'Failed to send email. Please try again.',
    });
  });

  it('[G-04] says that a report is being sent and was sent', () => {
    expect(fixed.EMAIL_SENDING).toBe('Sending...');
    expect(fixed.EMAIL_SENT).toBe('Your report should be in your inbox shortly.');
  });

  it('[A-09] words the page for an unknown address', () => {
    expect(fixed.PAGE_NOT_FOUND).toBe(
      "Sorry, we couldn't find the page you were looking for! Please try again later.",
    );
  });

  it('[A-02] words the refusal of visitors who are not professionals', () => {
    expect(fixed.NOT_A_PROFESSIONAL).toBe('Sorry, this information is for Healthcare Professionals only.');
  });

  it('[H-01] words a search without a match', () => {
    expect(fixed.NO_SEARCH_MATCH).toBe('Sorry, no products match your search');
  });

  it('[J-08] words blocked notifications', () => {
    expect(fixed.NOTIFICATIONS_BLOCKED).toBe(
      "You currently have web notifications blocked, or your browser doesn't support them.",
    );
  });

  it('[J-03] words the refusal of a browser that cannot save the app', () => {
    expect(fixed.CANNOT_SAVE_APP).toBe(
      'Sorry, your browser cannot currently save this app to your homescreen.',
    );
  });
});
