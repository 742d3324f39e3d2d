import { describe, expect, it } from 'vitest';
import { wrapInMarks, returningPage, type ScreenFiles, screenFilesFor } from './page.ts';

const PAGE = `<head>${wrapInMarks('title', '<title>Gate</title>')}<style>a{}</style>${wrapInMarks('styles', '')}</head><body>${wrapInMarks('root', '<div id="root"><main>I am</main></div>')}<p>rest</p></body>`;
const APP = { entry: '/a.js', scripts: ['/b.js', '/c.js'] };
const ROOT = { html: '<div id="root">$1 $&</div>' };

const files = (name: string): ScreenFiles => ({ scripts: [name], styles: [] });

describe('the page of a returning visitor', () => {
  it('[A-01] [J-12] has its screen in place of the gate, no title of the gate, and starts the app at once', () => {
    expect(returningPage(PAGE, ROOT, APP)).toBe(
      '<head><title>Dietetic App</title><script type="module" async src="/a.js"></script><link rel="modulepreload" href="/b.js" /><link rel="modulepreload" href="/c.js" /><style>a{}</style></head><body><div id="root">$1 $&</div><p>rest</p></body>',
    );
  });

  it.each(['title', 'styles', 'root'].flatMap((part) => [`<!--start-${part}-->`, `<!--/start-${part}-->`]))(
    '[A-01] is not made of a page without %s, nor of one that has it twice',
    (mark) => {
      expect(() => returningPage(PAGE.replace(mark, ''), ROOT, APP)).toThrow('not exactly one part');
      expect(() => returningPage(PAGE.replace(mark, mark + mark), ROOT, APP)).toThrow('not exactly one part');
    },
  );

  it('[J-12] asks for the files of its screen too, each once, and runs what comes first before the app', () => {
    const screen = { scripts: ['/c.js', '/list.js'], styles: ['/list.css'], first: '/held.js' };
    expect(returningPage(PAGE, ROOT, APP, screen)).toContain(
      '<script type="module" async src="/held.js"></script><script type="module" async src="/a.js"></script><link rel="modulepreload" href="/b.js" /><link rel="modulepreload" href="/c.js" /><link rel="modulepreload" href="/list.js" /><style>a{}</style><link rel="preload" as="style" crossorigin href="/list.css" /></head>',
    );
  });

  it('[H-01] [J-12] waits for the style of a screen that is in the page already, which comes after the inline style', () => {
    const screen = { scripts: [], styles: ['/ui.css', '/list.css'] };
    expect(returningPage(PAGE, { ...ROOT, isComplete: true }, APP, screen)).toContain(
      '</style><link rel="stylesheet" href="/ui.css" /><link rel="stylesheet" href="/list.css" /></head>',
    );
  });
});

describe('the files of a screen', () => {
  const screens = {
    '/products': files('list'),
    '/products/': files('product'),
    '/products/compare/': files('compare'),
  };
  it.each([
    ['/products', 'list'],
    ['/products/', 'list'],
    ['/products/some-product', 'product'],
    ['/products/some-product/', 'product'],
    ['/products/compare/one/two/', 'compare'],
    ['/productsheet', undefined],
    ['/', undefined],
  ])('[J-12] at %s are those of %s', (pathname, name) => {
    expect(screenFilesFor({ app: APP, screens }, pathname)?.scripts[0]).toBe(name);
  });
});
