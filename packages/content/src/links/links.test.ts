import { describe, expect, it } from 'vitest';
import { APP_VERSION } from '../app/app.ts';
import { SITE } from '../site/site.ts';
import { FEEDBACK_LINK, sampleLink } from './links.ts';

describe('outside links', () => {
  it('[A-06] lead to the academy of the country and to feedback with its subject', () => {
    expect(SITE.links.academy.uk).toMatch(/\/uk$/u);
    expect(SITE.links.academy.roi).toMatch(/\/ie$/u);
    expect(FEEDBACK_LINK).toBe('mailto:feedback@merrowdale.example?subject=Dietetic%20App%20Feedback');
    expect(APP_VERSION).toBe('2.6.0');
  });

  it('[H-07] lead to the sampling service of the country with tracking', () => {
    const uk = new RegExp(
      '^https://samples\\.merrowdale\\.example/uk\\?product=dalesip-two&utm_source=',
      'u',
    );
    expect(sampleLink('uk', 'dalesip-two')).toMatch(uk);
    expect(sampleLink('roi', 'a b')).toContain('/ie?product=a%20b&utm_source=dietetic-app');
    expect(sampleLink('roi', 'x')).toContain('utm_campaign=samples-roi');
  });
});
