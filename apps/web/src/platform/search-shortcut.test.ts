import { describe, expect, it } from 'vitest';
import { productsShortcut, searchShortcut } from './search-shortcut.ts';

const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pc = searchShortcut({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124.0.0.0' });
const mac = searchShortcut({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15' });

describe('[H-02] the way to the search by the keyboard', () => {
  it('has a modifier: no single character goes there (WCAG 2.1.4)', () => {
    for (const shortcut of [pc, mac]) {
      for (const key of ['/', 'k', 'K', 's']) expect(shortcut.isPressed({ ...none, key })).toBe(false);
      expect(shortcut.isPressed({ ...none, key: 'K', shiftKey: true })).toBe(false);
    }
  });

  it('[H-02] is Control and a slash to the products beside a regimen', () => {
    const shortcut = productsShortcut({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/124.0.0.0' }, false);
    expect(shortcut).toMatchObject({ shown: 'Ctrl /', spoken: 'Control+/' });
    expect(shortcut.isPressed({ ...none, key: '/', ctrlKey: true })).toBe(true);
    expect(shortcut.isPressed({ ...none, key: '/' })).toBe(false);
  });

  it('[H-02] is a slash alone as well, unless keys of one character are switched off', () => {
    const shortcut = productsShortcut({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/124.0.0.0' }, true);
    expect(shortcut).toMatchObject({ shown: '/', spoken: '/ Control+/' });
    for (const held of [{}, { shiftKey: true }, { ctrlKey: true }])
      expect(shortcut.isPressed({ ...none, key: '/', ...held })).toBe(true);
    for (const held of [{ altKey: true }, { metaKey: true }])
      expect(shortcut.isPressed({ ...none, key: '/', ...held })).toBe(false);
  });

  it('is Control+K, and on a Mac Command+K', () => {
    expect(pc).toMatchObject({ shown: 'Ctrl K', spoken: 'Control+K' });
    expect(pc.isPressed({ ...none, ctrlKey: true })).toBe(true);
    expect(pc.isPressed({ ...none, ctrlKey: true, key: 'K' })).toBe(true);
    expect(pc.isPressed({ ...none, metaKey: true })).toBe(false);
    expect(pc.isPressed({ ...none, ctrlKey: true, altKey: true })).toBe(false);
    expect(mac).toMatchObject({ shown: '⌘ K', spoken: 'Meta+K' });
    expect(mac.isPressed({ ...none, metaKey: true })).toBe(true);
    expect(mac.isPressed({ ...none, ctrlKey: true })).toBe(false);
  });
});
