import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { safeHtml } from './safe-html.ts';

describe('[G-05] the report after cleaning', () => {
  it('keeps tables, text and inline looks', () => {
    const report =
      '<table width="100%" style="border-collapse:collapse;max-width:580px"><thead><tr><th scope="col" align="left">Nutrient</th></tr></thead><tbody><tr><td style="padding:4px 8px;color:#1b1b1b;font-weight:bold">Iron &amp; zinc &lt; 5 mg</td></tr></tbody></table>';
    expect(safeHtml(report)).toBe(report);
  });

  const removed: [string, string, string][] = [
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt><p>a</p>', '<scr'],
    ['a style sheet', '<style>p{background:url(//e.example)}</style><p>a</p>', 'url('],
    ['a link', '<a href="https://e.example">press</a>', '<a'],
    ['a script link', '<a href="javascript:alert(1)">press</a>', 'javascript'],
    ['an image', '<img src="https://e.example/p.gif"><p>a</p>', 'e.example'],
    ['an image handler', '<img src=x onerror=alert(1)>', 'onerror'],
    ['a form', '<form action="https://e.example"><input name="p"><button>go</button></form>', 'e.example'],
    ['a drawing', '<svg onload=alert(1)><text>x</text></svg>', 'onload'],
    ['a formula', '<math><mtext><img src=x></mtext></math>', 'img'],
    ['a base', '<base href="https://e.example/"><p>a</p>', 'e.example'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://e.example">', 'e.example'],
    ['a sheet link', '<link rel="stylesheet" href="https://e.example/a.css">', 'e.example'],
    [
      'a frame',
      '<iframe src="https://e.example"></iframe><object data="https://e.example"></object>',
      'e.example',
    ],
    [
      'a video',
      '<video poster="https://e.example/a"><source src="https://e.example/b"></video>',
      'e.example',
    ],
    [
      'a table background',
      '<table background="https://e.example/a.gif"><tr><td>a</td></tr></table>',
      'e.example',
    ],
    ['a handler', '<p onclick="alert(1)">a</p>', 'onclick'],
    ['a comment for Outlook', '<!--[if mso]><img src="https://e.example"><![endif]-->a', 'e.example'],
    ['a style with an address', '<p style="background:url(https://e.example/a)">a</p>', 'e.example'],
    [
      'a style with an escaped address',
      '<p style="background:u\\72l(https://e.example/a)">a</p>',
      'e.example',
    ],
    ['a style that covers the frame', '<p style="position:fixed;top:0;z-index:9">a</p>', 'position'],
    ['a style that hides', '<p style="display:none;font-size:1px">a</p>', 'display'],
    ['an id and a class', '<p id="x" class="y">a</p>', 'class'],
  ];
  it.each(removed)('is without %s', (_name, html, gone) => {
    const clean = safeHtml(html);
    if (gone.startsWith('<p>')) expect(clean).toBe(gone);
    else expect(clean).not.toContain(gone);
    expect(clean).not.toMatch(
      /<(?:script|style|a|img|form|input|svg|math|base|meta|link|iframe|object|video)\b/i,
    );
  });

  it('holds for 3,000 random mixtures', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<table>',
      '<td style="color:red">',
      '</td>',
      '<script>',
      '</script>',
      '<img src=x onerror=a>',
      '<a href="//e">',
      '</a>',
      '<svg/onload=a>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<form action=//e>',
      '"',
      "'",
      '>',
      '<',
      '&lt;script&gt;',
      'text',
      '<base href=//e>',
      '<meta http-equiv=refresh>',
      '\u0000',
      '<td background=//e>',
      '<textarea>',
      '<title>',
      '<math>',
      '<noscript>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const clean = safeHtml(pieces.join(''));
        expect(clean).not.toMatch(
          /<\/?(?:script|style|a|img|form|svg|math|base|meta|link|iframe|object|textarea|title|noscript)\b/i,
        );
        expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|src|href|background|action)\s*=/i);
      }),
      { seed: 2026, numRuns: 3000 },
    );
  });
});

describe('[G-05] the plain-text part', () => {
  it('is made of 256 kB of markup at once', () => {
    const started = performance.now();
    plainText('<div><p>a</p></div>'.repeat(14_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('reads like the table it stands for', () => {
    const html =
      '<h2>Requirement</h2><table><tr><th>Nutrient</th><th>Amount</th></tr><tr><th>Energy</th><td>1,650.0&nbsp;kcal<br>met</td></tr><tr><td>a</td><td></td><td>b</td></tr></table><ul><li>One</li><li>Two &amp; three &lt; four</li></ul>';
    expect(plainText(html)).toBe(
      'REQUIREMENT\nNutrient: Amount\nEnergy: 1,650.0\u00a0kcal; met\na; b\n- One\n- Two & three < four',
    );
  });
});
