import { readFileSync } from 'node:fs';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { reportDocumentWords as words } from '@dietetic/content';
import { assess, buildReport, reportHtml, type ReportInput, reportText } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { reportMessage } from '../apps/server/src/email/report-message.ts';
import { root } from './steps/run.mjs';

/** The report written by the browser and rebuilt by the server. */

const products = demonstrationProducts();
const VALUES: ReportInput['values'] = {
  PD_GENDER: 'female',
  PD_AGE: 360,
  PD_WEIGHT: 158,
  PD_WEIGHT_PREVIOUS: 110,
  PD_HEIGHT: 163,
  PC_CALCULATION_METHOD: 'min_max',
  PC_MINIMUM: 5,
  PC_MAXIMUM: 6,
  PC_TYPE_OF_FEED: 'oral_and_tube',
  PC_CATEGORY_OF_FEED: 'continuous_and_bolus',
};

function reportWith(country: 'uk' | 'roi', count: number) {
  const selected = products.slice(0, count).map(({ id, name, packSize, basis }) => ({
    id,
    name,
    packSize,
    images: [],
    volume: 750,
    volumeUnit: basis,
  }));
  return buildReport({
    country,
    values: VALUES,
    stage: 'pregnancy',
    assessment: assess({ lists: { PD_SCOPE: [] }, country, values: VALUES }),
    selected: [
      ...selected,
      { ...selected[0], id: 'gone', name: 'Gone & <b>away</b>' } as (typeof selected)[0],
    ],
    lists: { PD_SCOPE: [] },
    keptAt: [],
    products,
    demonstration: true,
    madeOn: { date: '20 Nov 2026', time: '09:41' },
    catalogueDate: '19 Nov 2026',
    engineVersion: '2.6.0',
    scope: ['Burns', 'Dialysis'],
    words,
  });
}

const sent = (report: ReturnType<typeof reportWith>) =>
  reportMessage('dietitian@clinic.example', {
    html: reportHtml(report),
    text: reportText(report, 'full', words),
  });
const lines = (text: string) => text.split('\n').map((line) => line.trim());

describe('the message that is sent', () => {
  it.each([
    ['uk', 0],
    ['uk', 3],
    ['roi', 12],
    ['uk', products.length],
  ] as const)(
    '[G-04] [G-05] in %s with %i products its text is line for line what is copied',
    (country, count) => {
      const report = reportWith(country, count);
      const copied = lines(reportText(report, 'full', words))
        .join('\n')
        .trim();
      const received = lines(sent(report).text).join('\n');
      expect(received).toContain(copied);
      expect(copied).toContain('Gone & <b>away</b>');
    },
  );

  it('[G-05] is under 100 kB with 12 products', () => {
    const bytes = Buffer.byteLength(sent(reportWith('roi', 12)).html);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(100_000);
  });
});

describe('what mail programs keep', () => {
  const documented = readFileSync(`${root}/docs/report-mail.md`, 'utf8');
  const listed = (title: string): Set<string> => {
    const part = documented.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
    const first = part
      .split('\n')
      .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
    return new Set(
      first.flatMap((cell) => [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name ?? '')),
    );
  };
  const { html } = sent(reportWith('roi', 3));
  const found = (pattern: RegExp, text = html) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

  it('[G-05] every element, attribute and style of the message is documented', () => {
    const tags = html.replace(/<!--[\s\S]*?-->/g, '').replace('<!doctype html>', '');
    const insideTags = [...tags.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).join('\n');
    expect(found(/<([a-z][a-z0-9]*)/g, tags)).toEqual(listed('Elements'));
    expect(found(/\s([a-z-]+)="/g, insideTags)).toEqual(listed('Attributes'));
    const declarations = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => `;${style}`).join('');
    expect(found(/;([a-z-]+):/g, declarations)).toEqual(listed('Styles'));
  });

  it('[G-05] colours are stated for text and background together', () => {
    for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g)) {
      expect(/(?:^|;)color:/.test(style), style).toBe(/background-color:/.test(style));
    }
  });

  it('[G-05] nothing is wider than 580 px, in Outlook too', () => {
    const pixels = [...html.matchAll(/\bwidth(?:="|:)(\d+)(?:px|")/g)].map(([, width]) => Number(width));
    expect(pixels).toContain(580);
    expect(Math.max(...pixels)).toBe(580);
    expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="580"/);
  });
});
