import { describe, expect, it } from 'vitest';
import { startPieceFor, startScreenOf, withStartPiece } from './start-screen.ts';

describe('the first screen of a returning visitor', () => {
  it.each([
    ['gate', '/', undefined],
    ['onboarding', '/products', '/start/onboarding.html'],
    ['country', '/', '/start/country.html'],
    ['uk', '/', '/start/home-uk.html'],
    ['roi', '/', '/start/home-roi.html'],
    ['uk', '/products/some-product/', '/start/frame-uk.html'],
  ] as const)('[A-01] [A-04] %s at %s is drawn by %s', (screen, pathname, file) => {
    expect(startPieceFor(screen, pathname)).toBe(file);
  });

  it.each([[undefined], [''], ['../../etc/passwd'], ['UK']])('[A-01] %s means the gate', (word) => {
    expect(startScreenOf(word)).toBe('gate');
  });

  it('[A-01] takes the place of the drawn gate and of its title, and of nothing else', () => {
    const page =
      '<title>Gate</title><body><div id="root" data-screen="gate"><main><div>I am</div></main></div><!--/root--><p>rest</p>';
    expect(withStartPiece(page, '<div id="root" data-screen="home">$1 $&</div>')).toBe(
      '<title>Dietetic App</title><body><div id="root" data-screen="home">$1 $&</div><!--/root--><p>rest</p>',
    );
  });

  it('[J-12] asks at once for the scripts that the boot script would ask for', () => {
    const page =
      '<title>Gate</title><div id="root"></div><!--/root--><script src="/boot.js" data-entry="/a.js" data-with="/b.js /c.js" data-behind=""></script>';
    expect(withStartPiece(page, '<div id="root"></div>')).toContain(
      '<title>Dietetic App</title><link rel="modulepreload" href="/a.js" /><link rel="modulepreload" href="/b.js" /><link rel="modulepreload" href="/c.js" /><div',
    );
  });
});
