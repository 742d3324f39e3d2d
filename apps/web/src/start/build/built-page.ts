import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { wrapInMarks } from '../page.ts';

type Parts = {
  gate: string;
  css: string;
  typeface: string;
  /** The files whose rules are in `css`. */
  styles: readonly string[];
  entry: string;
  /** The scripts that are requested with the entry instead of one round trip later. */
  companions: readonly string[];
};

/**
 * The page of a first visitor: the gate in it, its style inline, and the scripts left to the boot script, which starts
 * them after the first frame. What the page of a returning visitor has in other words is marked.
 */
export function gatePage(built: string, { entry, companions, ...parts }: Parts): string {
  const document = parse(built, { comment: true });
  // What the boot script shows when the app does not start.
  singleElement(document, '#not-started');
  // What it starts in place of Vite's page.
  if (!document.querySelectorAll('script').some((script) => script.getAttribute('src') === entry))
    throw new Error(`The page does not start ${entry}`);
  const byVite = 'script[type=module], link[rel=stylesheet], link[rel=modulepreload]';
  for (const element of document.querySelectorAll(byVite)) element.remove();
  replace(singleElement(document, 'title'), wrapInMarks('title', singleElement(document, 'title').outerHTML));
  replace(singleElement(document, '#root'), wrapInMarks('root', parts.gate));
  // What a lazily loaded screen looks for before it would ask for its style again, which is not among the files kept
  // for offline use. A disabled link is not fetched, and one for no medium not even ahead of the page's reading.
  const links = parts.styles.map(
    (file) => `<link rel="stylesheet" href="${file}" media="not all" disabled />`,
  );
  append(
    singleElement(document, 'head'),
    `<style>${parts.css}</style>${links.join('')}${wrapInMarks('styles', '')}`,
  );
  append(
    singleElement(document, 'body'),
    `<script async src="/boot.js" data-entry="${entry}" data-with="${companions.join(' ')}" data-font="${parts.typeface}"></script>`,
  );
  return document.toString().replaceAll(/\n\s*(?=\n)/g, '');
}

/** The only element that matches; throws when there is none or more than one. */
export function singleElement(within: HTMLElement, selector: string): HTMLElement {
  const [first, ...others] = within.querySelectorAll(selector);
  if (first === undefined || others.length > 0)
    throw new Error(
      `There is not exactly one ${selector} but ${first === undefined ? 'none' : others.length + 1}`,
    );
  return first;
}

/** Inserted verbatim: React hydrates exactly what it has rendered. */
export const replace = (element: HTMLElement, html: string): void => {
  element.replaceWith(new TextNode(html, element.parentNode));
};

const append = (element: HTMLElement, html: string): void => {
  element.appendChild(new TextNode(html, element));
};
