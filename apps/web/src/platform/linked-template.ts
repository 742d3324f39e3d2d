import { storedValue } from './storage.ts';

/**
 * A template from the address's fragment, which a browser does not send. It waits here over a reload,
 * and over the questions before the app, until the products step can offer it.
 */
export const LINKED_TEMPLATE = storedValue<string>(
  'linkedTemplate',
  (text) => text,
  (text) => text,
  'sessionStorage',
);

const TEMPLATE_FRAGMENT = /^#(?:.*&)?template=./;
const PRODUCTS_STEP = '/regimen/products';

/** On a new device the questions come first, and the last of them leads home: the link is kept for after them. */
export function keepLinkedTemplate({ hash }: Pick<Location, 'hash'>): void {
  if (TEMPLATE_FRAGMENT.test(hash)) LINKED_TEMPLATE.write(hash);
}

/** Where a visitor who came by such a link wanted to go. */
export function linkedTemplateAddress(): string | undefined {
  const hash = LINKED_TEMPLATE.read();
  return hash && PRODUCTS_STEP + hash;
}
