import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const attempt = () =>
  readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail', ADMIN_TOKEN: 'short' });

describe('the configuration', () => {
  it('works with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      databaseUrl: undefined,
      smtpUrl: undefined,
      logFormat: 'text',
    });
    expect(config.dataDirectory.endsWith('.data')).toBe(true);
    expect(config.webDirectory.endsWith('apps/web/dist')).toBe(true);
  });

  it('is not decided by NODE_ENV', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toEqual(readConfig({}));
    const contact = { PUSH_CONTACT: 'mailto:it@hospital.example' };
    expect(readConfig({ MODE: 'production', ...contact }).production).toBe(true);
  });

  it('reads an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('names every problem at once', () => {
    expect(attempt).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'SMTP_URL', 'ADMIN_TOKEN']) expect(attempt).toThrow(name);
  });

  it('[J-07] wants a contact for the push services in production, and a real one', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow('PUSH_CONTACT');
    expect(readConfig({ MODE: 'production', PUSH_ENABLED: 'false' }).push.enabled).toBe(false);
    expect(() => readConfig({ PUSH_CONTACT: 'it@hospital.example' })).toThrow('PUSH_CONTACT');
  });

  it('trusts no proxy unless told which', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'loopback',
    ]);
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY');
  });

  it.each([
    ['PUBLIC_URL', 'https://hospital.example/dietetic'],
    ['PUBLIC_URL', 'https://user@hospital.example'],
    ['PUBLIC_URL', 'https://hospital.example?x'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MAIL_FROM', 'Dietetic App'],
    ['MAIL_FROM', 'a@hospital.example\r\nBcc: b@hospital.example'],
    ['IMAGE_ORIGINS', 'https://images.example; script-src *'],
    ['IMAGE_ORIGINS', "'unsafe-inline'"],
  ])('names %s where it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `);
  });

  it('takes what is written in other ways', () => {
    expect(readConfig({ PUBLIC_URL: 'https://hospital.example:8443/' }).publicUrl).toBe(
      'https://hospital.example:8443',
    );
    expect(readConfig({ TRUST_PROXY: '::1 fd00::/8 10.1.2.3 uniquelocal' }).trustProxy).toHaveLength(4);
    for (const from of ['a@hospital.example', '"Dietetic, App" <a@hospital.example>'])
      expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
    const origins = 'https://images.example:8443, https://*.cdn.example';
    expect(readConfig({ IMAGE_ORIGINS: origins }).imageOrigins).toEqual(origins.split(', '));
  });

  it('takes a commerce project whole or not at all', () => {
    const whole = {
      COMMERCE_AUTH_URL: 'https://auth.example/',
      COMMERCE_API_URL: 'https://api.example',
      COMMERCE_PROJECT_KEY: 'p',
      COMMERCE_CLIENT_ID: 'i',
      COMMERCE_CLIENT_SECRET: 's',
    };
    expect(readConfig(whole).commerce).toMatchObject({ authUrl: 'https://auth.example', everyMinutes: 60 });
    expect(() => readConfig({ ...whole, COMMERCE_CLIENT_SECRET: undefined })).toThrow(
      'COMMERCE_CLIENT_SECRET',
    );
  });
});
