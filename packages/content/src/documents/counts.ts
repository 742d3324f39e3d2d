import { APP_NAME } from '../app/app.ts';

/** Usage counts for the operator, on a page and in a terminal. */
export const countsWords = {
  pageTitle: (from: string, to: string) => `Counts ${from} to ${to} – ${APP_NAME}`,
  title: 'Counts',
  fromTo: (from: string, to: string) => `Counts from ${from} to ${to}`,
  from: 'From',
  to: 'To',
  show: 'Show',
  screens: 'Screens',
  screensOpened: 'Screens opened',
  byDay: (what: string) => `${what}, by day`,
  plot: (byDay: string) => `${byDay}; the table of days has each figure`,
  highest: (count: string) => `highest bar: ${count}`,
  samples: 'Samples',
  samplesAsked: 'Samples asked for',
  samplesByProduct: 'Samples by product',
  installed: 'Installed',
  installedInAll: (count: number) => `Installed: ${count}`,
  days: 'Days',
  day: 'Day (UTC)',
  screen: 'Screen',
  product: 'Product',
  times: 'Times',
  nothing: 'Nothing was counted in these days.',
  /** Presses on sample links that an app from before 2.7 sent. */
  unnamedProduct: '(product not counted)',
  inTerminal: {
    nothing: 'nothing counted',
    day: 'day (UTC)',
    screens: 'screens',
    samples: 'samples',
    installed: 'installed',
  },
} as const;
