import { afterEach, describe, expect, it, vi } from 'vitest';
import { latestNotification, safeLink } from './notification-feed.ts';

const one = {
  id: 'n-1',
  headings: { en: 'New pack size' },
  contents: { en: 'From 1 December.' },
  url: '/products',
  global_image: '',
};
const feed = (notifications: unknown[]) => ({
  total_count: notifications.length,
  offset: 0,
  limit: 1,
  notifications,
});

afterEach(() => vi.unstubAllGlobals());

describe('latestNotification', () => {
  it('[J-09] asks for one notification and reads its title, text and link', async () => {
    const fetch = vi.fn(async () => Response.json(feed([one])));
    vi.stubGlobal('fetch', fetch);
    expect(await latestNotification('uk')).toEqual({
      id: 'n-1',
      title: 'New pack size',
      text: 'From 1 December.',
      link: '/products',
      image: '',
    });
    expect(fetch).toHaveBeenCalledWith('/api/v1/notifications?app_id=dietetic-app&limit=1&country=uk', {
      cache: 'no-cache',
    });
  });

  it.each([
    ['an empty feed', () => Response.json(feed([]))],
    ['a server in trouble', () => new Response('', { status: 503 })],
    ['something else', () => Response.json({ notifications: [{ id: 4 }] })],
  ])('[J-09] shows nothing for %s', async (_what, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await latestNotification('uk')).toBeUndefined();
  });
});

describe('safeLink', () => {
  it.each([
    ['/products', '/products'],
    ['https://merrowdale.example/news', 'https://merrowdale.example/news'],
    ['//elsewhere.example', ''],
    ['http://elsewhere.example', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('[A-12] %s leads to %s', (url, link) => {
    expect(safeLink(url)).toBe(link);
  });
});
