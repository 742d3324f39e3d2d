import { describe, expect, it } from 'vitest';
import { pageviewRouteOf } from './analytics/analytics.ts';
import { EMAIL_SUBJECT, emailFailureOf } from './email/send-email.ts';
import { pageviewSchema, pushSubscriptionSchema, sendEmailSchema } from './schemas.ts';

describe('send-email', () => {
  it('[G-06] tells the failures apart by status', () => {
    expect(emailFailureOf(200)).toBeUndefined();
    expect(emailFailureOf(404)).toBe('not-found');
    for (const status of [201, 204, 400, 403, 413, 429, 500, 502])
      expect(emailFailureOf(status)).toBe('rejected');
  });

  it.each(['a@b.example', 'first.last+tag@sub.clinic.example', "o'neill@clinic.example"])(
    '[G-05] takes %s',
    (to) => {
      expect(sendEmailSchema.safeParse({ to, subject: EMAIL_SUBJECT, htmlContent: '<p>a</p>' }).success).toBe(
        true,
      );
    },
  );
});

describe('pageviews', () => {
  it.each([
    ['/', '/'],
    ['/regimen/', '/regimen'],
    ['/products/orrimel-pku', '/products/{id}'],
    ['/products/orrimel-pku/', '/products/{id}'],
    ['/products/compare/a/b/', '/products/compare'],
    ['/regimen/products/compare', '/regimen/products/compare'],
    ['/regimen/products/orrimel-pku/', '/regimen/products/{id}'],
    ['/someone@clinic.example', 'not-found'],
  ])('[A-10] %s is counted as %s', (address, route) => expect(pageviewRouteOf(address)).toBe(route));

  it('[A-10] can carry nothing but a known route', () => {
    expect(pageviewSchema.safeParse({ route: '/regimen' }).success).toBe(true);
    expect(pageviewSchema.safeParse({ route: '/products/orrimel-pku' }).success).toBe(false);
    expect(pageviewSchema.safeParse({ route: '/regimen', patient: 1 }).success).toBe(false);
  });
});

describe('push subscriptions', () => {
  it('[J-07] need an https address and keys', () => {
    const good = {
      endpoint: 'https://push.example/abc',
      keys: { p256dh: 'BNc', auth: 'tBH' },
      tags: { adults: true, paediatrics: false, metabolics: false },
      country: 'uk',
    };
    expect(pushSubscriptionSchema.safeParse(good).success).toBe(true);
    expect(pushSubscriptionSchema.safeParse({ ...good, endpoint: 'http://push.example/abc' }).success).toBe(
      false,
    );
    expect(pushSubscriptionSchema.safeParse({ ...good, country: 'fr' }).success).toBe(false);
  });
});
