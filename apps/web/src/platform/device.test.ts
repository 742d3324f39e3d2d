import { describe, expect, it } from 'vitest';
import { isIos, notificationBrowser, saveAppPlatform } from './device.ts';

const AGENTS = {
  iphoneSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1',
  iphoneFacebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  windowsChrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  windowsEdge:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
  oldEdge:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  androidWebView:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
  androidEdge:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/124.0.0.0',
};

describe('saveAppPlatform', () => {
  it.each([
    ['iphoneSafari', 'ios-safari'],
    ['iphoneChrome', 'unsupported'],
    ['iphoneFacebook', 'in-app-browser'],
    ['windowsChrome', 'desktop-chrome'],
    ['macChrome', 'desktop-chrome'],
    ['windowsEdge', 'unsupported'],
    ['firefox', 'unsupported'],
    ['mac', 'unsupported'],
    ['androidChrome', 'android-chrome'],
    ['androidWebView', 'in-app-browser'],
    ['samsung', 'android-samsung'],
    ['androidFirefox', 'android-other'],
    ['androidEdge', 'android-other'],
  ] as const)('[J-03] %s: %s', (agent, platform) => {
    expect(saveAppPlatform({ userAgent: AGENTS[agent] })).toBe(platform);
  });

  it('[J-03] distinguishes an iPad from a Mac by its touch screen', () => {
    expect(isIos({ userAgent: AGENTS.mac, maxTouchPoints: 5 })).toBe(true);
    expect(saveAppPlatform({ userAgent: AGENTS.mac, maxTouchPoints: 5 })).toBe('ios-safari');
    expect(isIos({ userAgent: AGENTS.mac, maxTouchPoints: 0 })).toBe(false);
  });
});

describe('notificationBrowser', () => {
  it.each([
    ['windowsChrome', 'chrome'],
    ['androidChrome', 'chrome'],
    ['samsung', 'chrome'],
    ['iphoneSafari', 'safari'],
    ['mac', 'safari'],
    ['firefox', 'firefox'],
    ['windowsEdge', 'edge-chromium'],
    ['androidEdge', 'edge-chromium'],
    ['oldEdge', 'edge'],
  ] as const)('[J-08] %s gets the steps of %s', (agent, browser) => {
    expect(notificationBrowser({ userAgent: AGENTS[agent] })).toBe(browser);
  });
});
