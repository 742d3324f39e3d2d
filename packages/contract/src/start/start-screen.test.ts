import { describe, expect, it } from 'vitest';
import {
  entryOf,
  screenFilesFor,
  startPieceFor,
  startScreenOf,
  withDrawing,
  withStartPiece,
} from './start-screen.ts';

const PAGE =
  '<title>Gate</title><div id="root"></div><!--/root--><script src="/boot.js" data-entry="/a.js" data-with="/b.js /c.js" data-behind=""></script>';

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

  it('[J-12] starts the app at once, with what the boot script would ask for', () => {
    expect(withStartPiece(PAGE, '<div id="root"></div>')).toContain(
      '<title>Dietetic App</title><script type="module" async src="/a.js"></script><link rel="modulepreload" href="/b.js" /><link rel="modulepreload" href="/c.js" /><div',
    );
  });

  it('[J-12] asks for the files of its screen too, each once, and runs what comes first before the app', () => {
    const screen = { scripts: ['/c.js', '/list.js'], styles: ['/list.css'], first: '/held.js' };
    expect(withStartPiece(PAGE, '<div id="root"></div>', screen)).toContain(
      '<title>Dietetic App</title><script type="module" async src="/held.js"></script><script type="module" async src="/a.js"></script><link rel="modulepreload" href="/b.js" /><link rel="modulepreload" href="/c.js" /><link rel="modulepreload" href="/list.js" /><link rel="preload" as="style" href="/list.css" /><div',
    );
  });

  it('[H-01] [J-12] holds the list as it was drawn last, in its frame and with its style, for nobody to press yet', () => {
    const frame =
      '<div id="root" data-screen="frame"><nav></nav><main id="main" class="m"></main><nav></nav></div>';
    const drawn = withDrawing(frame, '<li>$1 $& 9.0 g</li>');
    expect(drawn).toBe(
      '<div id="root" data-drawn="true" data-screen="frame"><nav></nav><main id="main" class="m" inert><li>$1 $& 9.0 g</li></main><nav></nav></div>',
    );
    const screen = { scripts: [], styles: ['/list.css'] };
    expect(withStartPiece(PAGE, drawn, screen)).toContain('<link rel="stylesheet" href="/list.css" />');
  });

  it('[H-01] is known by the script of its version', () => {
    expect(entryOf(PAGE)).toBe('/a.js');
    expect(entryOf('<title>In development</title>')).toBeUndefined();
  });

  const LIST = { scripts: ['/list.js'], styles: [] };
  const PRODUCT = { scripts: ['/product.js'], styles: [] };
  const COMPARISON = { scripts: ['/comparison.js'], styles: [] };
  it.each([
    ['/products', LIST],
    ['/products/', LIST],
    ['/products/some-product', PRODUCT],
    ['/products/some-product/', PRODUCT],
    ['/products/compare/one/two/', COMPARISON],
    ['/productsheet', undefined],
    ['/', undefined],
  ])('[J-12] the files of %s are those of its screen', (pathname, files) => {
    const built = { '/products': LIST, '/products/': PRODUCT, '/products/compare/': COMPARISON };
    expect(screenFilesFor(built, 'uk', pathname)).toBe(files);
  });

  it.each(['gate', 'onboarding', 'country'] as const)(
    '[A-14] [J-12] nothing of a screen is asked for while the %s stands before it',
    (screen) => expect(screenFilesFor({ '/products': LIST }, screen, '/products')).toBeUndefined(),
  );
});
