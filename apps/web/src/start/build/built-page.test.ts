import { describe, expect, it } from 'vitest';
import { returningPage } from '../page.ts';
import { gatePage } from './built-page.ts';

const BUILT = `<!doctype html>
<html lang="en-GB">
  <head>
    <title>Gate</title>
    <script type="module" crossorigin src="/assets/base.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start.css">
  </head>
  <body>
    <div id="root"></div>
    <div id="not-started" hidden></div>
    <noscript><p>This app needs JavaScript.</p></noscript>
  </body>
</html>`;

const GATE = '<div id="root" data-screen="gate"><!-- --><p>Fish &amp; chips, it&#x27;s $&</p></div>';
const app = { entry: '/assets/start.js', scripts: ['/assets/base.js', '/assets/screens.js'] };
const pageOf = (html: string) =>
  gatePage(html, {
    gate: GATE,
    css: 'a>b{color:red}',
    styles: ['/assets/start.css'],
    entry: '/assets/start.js',
    companions: ['/assets/base.js'],
    typeface: '/f.woff2',
  });

describe('the page of the build', () => {
  it('[J-12] has the gate as React has rendered it, its style inline, and leaves its scripts to the boot script', () => {
    const page = pageOf(BUILT);
    expect(page).toContain(GATE);
    expect(page).toContain('<style>a>b{color:red}</style>');
    expect(page.match(/<script[^>]*>/g)).toEqual([
      '<script async src="/boot.js" data-entry="/assets/start.js" data-with="/assets/base.js" data-font="/f.woff2">',
    ]);
    expect(page.match(/<link[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/start.css" media="not all" disabled />',
    ]);
    expect(page).toContain('<noscript><p>This app needs JavaScript.</p></noscript>');
  });

  it('[A-01] can be made that of a returning visitor', () => {
    expect(returningPage(pageOf(BUILT), { html: '<div id="root">home</div>' }, app)).not.toMatch(
      /chips|Gate/,
    );
  });

  it.each([
    ['<title>Gate</title>', '', 'not exactly one title but none'],
    ['<div id="root"></div>', '', 'not exactly one #root but none'],
    ['<div id="root"></div>', '<div id="root"></div><div id="root"></div>', 'not exactly one #root but 2'],
    ['<div id="not-started" hidden></div>', '', 'not exactly one #not-started but none'],
    ['src="/assets/start.js"', 'src="/assets/other.js"', 'does not start /assets/start.js'],
  ])('is refused with %s as "%s"', (part, instead, message) => {
    expect(() => pageOf(BUILT.replace(part, instead))).toThrow(message);
  });
});
