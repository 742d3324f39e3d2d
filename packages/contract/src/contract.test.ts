import { describe, expect, it } from 'vitest';
import { pageviewRouteOf } from './analytics/analytics.ts';
import { isEmailAddress, mailboxOf } from './email/email-address.ts';
import { EMAIL_LIMITS, EMAIL_SUBJECT, emailFailureOf, hourlyEmailAllowance } from './email/send-email.ts';
import { isPushMessage } from './push/push-subscription.ts';
import { pageviewSchema, pushSubscriptionSchema, sendEmailSchema } from './schemas.ts';

describe('send-email', () => {
  it('[G-06] tells the failures apart by status', () => {
    expect(emailFailureOf(200)).toBeUndefined();
    expect(emailFailureOf(404)).toBe('not-found');
    expect(emailFailureOf(409)).toBe('out-of-date');
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

describe('one email address, for dialog and server', () => {
  it.each(['a@b.example', "o'neill@clinic.example", 'a@xn--bcher-kva.example', 'a@x.xn--p1ai'])(
    '[K-15] takes %s',
    (to) => expect(isEmailAddress(to)).toBe(true),
  );

  it.each([
    '.a@x.example',
    'a.@x.example',
    'a..b@x.example',
    'a@0x7f.1',
    'a@127.0.0.1',
    'a@2130706433',
    'a@[127.0.0.1]',
    'a@[IPv6:::1]',
    'a@localhost',
    'a@x.example.',
    'a@-x.example',
    'a@x_y.example',
    'a%b.example@relay.example',
    'b.example!a@relay.example',
    '"a b"@x.example',
    'A <a@x.example>',
    'a@x.example,b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    ' a@x.example',
    'a@b@x.example',
    '@x.example',
    `${'a'.repeat(65)}@x.example`,
    '',
  ])('[K-15] refuses %j', (to) => expect(isEmailAddress(to)).toBe(false));

  it.each([
    ['Jo.Smith+report@Clinic.example', 'josmith@clinic.example'],
    ['josmith@clinic.example', 'josmith@clinic.example'],
    ['j.o.s.m.i.t.h+a+b@clinic.example', 'josmith@clinic.example'],
    ['+jo@clinic.example', '+jo@clinic.example'],
  ])('[K-15] %s is the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  it('[K-15] the fuller the hour, the less one network may have', () => {
    const shares = Array.from({ length: EMAIL_LIMITS.overall.points }, (_, sent) =>
      hourlyEmailAllowance(sent),
    );
    expect(shares[0]).toBe(EMAIL_LIMITS.perNetwork.points);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
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
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      tags: { adults: true, paediatrics: false, metabolics: false },
      country: 'uk',
    };
    expect(pushSubscriptionSchema.safeParse(good).success).toBe(true);
    expect(pushSubscriptionSchema.safeParse({ ...good, endpoint: 'http://push.example/abc' }).success).toBe(
      false,
    );
    expect(pushSubscriptionSchema.safeParse({ ...good, country: 'fr' }).success).toBe(false);
    for (const keys of [
      { ...good.keys, p256dh: 'BNc' },
      { ...good.keys, p256dh: `C${'A'.repeat(86)}` },
      { ...good.keys, auth: 'tBH' },
    ]) {
      expect(pushSubscriptionSchema.safeParse({ ...good, keys }).success).toBe(false);
    }
  });
});

describe('a pushed message', () => {
  const message = { id: '1', title: 'New guidance', text: 'It is in Resources.', link: '', image: '' };

  it('[J-07] is five texts, with or without what a newer server adds', () => {
    expect(isPushMessage(message)).toBe(true);
    expect(isPushMessage({ ...message, sound: 'none' })).toBe(true);
  });

  it.each([undefined, null, 'text', [], { ...message, id: 1 }, { ...message, link: undefined }])(
    '[J-07] is nothing else: %j',
    (other) => expect(isPushMessage(other)).toBe(false),
  );
});
