// The first load of `/` by Lighthouse's simulated phone: bytes, paint, score.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { StartFiles } from '../../apps/web/src/start/page.ts';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { root } from '../served.ts';
import { median, printTable } from '../table.ts';
import { CHROMIUM_FLAGS, launch, RUNS, serveOurs, serveYardstick } from './programs.ts';

type FirstLoad = {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  scriptKb: number;
  totalKb: number;
};

type NetworkRequest = { url?: string; resourceType?: string; transferSize?: number };
type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
};
type Lighthouse = (url: string, options: object) => Promise<{ lhr: LighthouseResult }>;

type Run = { load: FirstLoad; requests: NetworkRequest[] };

async function loadOnce(lighthouse: Lighthouse, url: string): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => 100 * (lhr.categories[category]?.score ?? Number.NaN);
    const requests = lhr.audits['network-requests']?.details?.items ?? [];
    const kb = (of: NetworkRequest[]) =>
      of.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1000;
    return {
      requests,
      load: {
        score: score('performance'),
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        scriptKb: kb(requests.filter(({ resourceType }) => resourceType === 'Script')),
        totalKb: kb(requests),
      },
    };
  } finally {
    await browser.close();
  }
}

function medians(runs: readonly Run[]): FirstLoad {
  const pick = (key: keyof FirstLoad) => median(runs.map(({ load }) => load[key]));
  return {
    score: pick('score'),
    fcp: pick('fcp'),
    lcp: pick('lcp'),
    tbt: pick('tbt'),
    cls: pick('cls'),
    accessibility: pick('accessibility'),
    bestPractices: pick('bestPractices'),
    scriptKb: pick('scriptKb'),
    totalKb: pick('totalKb'),
  };
}

export async function measureFirstLoad(): Promise<void> {
  // Lighthouse is installed only with the benchmarks, so it is resolved from their folder.
  const file = createRequire(path.join(root, 'bench/package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse };
  const yardstick = await serveYardstick();
  const ours = await serveOurs();
  const plainRuns: Run[] = [];
  const appRuns: Run[] = [];
  // Alternating, so that a busy machine slows both equally.
  for (let run = 0; run < RUNS; run += 1) {
    plainRuns.push(await loadOnce(lighthouse, yardstick.url));
    appRuns.push(await loadOnce(lighthouse, ours.url));
  }
  await yardstick.close();
  await ours.close();

  const plain = medians(plainRuns);
  const app = medians(appRuns);
  const row = (name: string, key: keyof FirstLoad, must: string, places = 0): string[] => [
    name,
    plain[key].toFixed(places),
    app[key].toFixed(places),
    plain[key] > 0 ? `${(app[key] / plain[key]).toFixed(2)}x` : '',
    must,
  ];
  printTable(
    `First load of /, Lighthouse mobile, medians of ${RUNS}`,
    ['measure', 'plain Vite', 'app', 'ratio', 'must, then ambitious'],
    [
      row('JavaScript, kB wire', 'scriptKb', '2.0x, 1.6x', 1),
      row('total, kB wire', 'totalKb', '2.0x, 1.5x', 1),
      row('FCP, ms', 'fcp', '0.85x, 0.6x'),
      row('LCP, ms', 'lcp', '1.15x, 0.9x'),
      row('TBT, ms', 'tbt', '+100, +30'),
      row('CLS', 'cls', '0.02, 0', 3),
      row('score', 'score', '-3, -1'),
      row('accessibility', 'accessibility', '100'),
      row('best practices', 'bestPractices', '100'),
    ],
  );
  for (const [name, runs] of [
    ['plain Vite', plainRuns],
    ['the app', appRuns],
  ] as const) {
    printTable(
      `What the first load of ${name} fetches`,
      ['address', 'kind', 'kB wire'],
      (runs.at(-1)?.requests ?? []).map(({ url, resourceType, transferSize }) => [
        new URL(url ?? 'about:blank').pathname,
        resourceType ?? '',
        ((transferSize ?? 0) / 1000).toFixed(1),
      ]),
    );
  }
  printRoutes(median(plainRuns.map(({ load }) => load.scriptKb)));
}

/** The screen before another; all other screens are opened from the start page. */
const COMES_FROM: Readonly<Record<string, string>> = {
  '/regimen/enter-patient-details': '/regimen',
  '/regimen/energy-calculations': '/regimen/enter-patient-details',
  '/regimen/edit-protein-fluid-calculators': '/regimen/energy-calculations',
  '/regimen/products': '/regimen/edit-protein-fluid-calculators',
  '/regimen/report': '/regimen/products',
  '/products/': '/products',
  '/products/compare/': '/products',
};

/**
 * What a screen adds to what was loaded on the way there, compressed as served; and to the start page alone, for
 * visitors who start at it. A first visit starts at the start page whatever its address; later visits find everything
 * on the device.
 */
function printRoutes(plainKb: number): void {
  const dist = path.join(root, 'apps/web/dist');
  const { screens } = JSON.parse(readFileSync(path.join(dist, 'start/files.json'), 'utf8')) as StartFiles;
  const kilobytes = (files: readonly string[]) =>
    files.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).byteLength / 1000,
      0,
    );
  const onTheWay = (address: string): ReadonlySet<string> => {
    const before = COMES_FROM[address];
    if (before === undefined) return new Set();
    return new Set([...onTheWay(before), ...(screens[before]?.scripts ?? [])]);
  };
  printTable(
    'JavaScript of a screen (must: it adds 0.6x of plain Vite; ambitious: 0.4x)',
    ['address begins with', 'files', 'adds, kB brotli', 'of plain Vite', 'beyond the start page'],
    Object.entries(screens).map(([address, { scripts }]) => {
      const there = onTheWay(address);
      const added = kilobytes(scripts.filter((file) => !there.has(file)));
      return [
        address,
        String(scripts.length),
        added.toFixed(1),
        `${(added / plainKb).toFixed(2)}x`,
        kilobytes(scripts).toFixed(1),
      ];
    }),
  );
}
