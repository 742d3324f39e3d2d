import { createHash } from 'node:crypto';
import {
  type ListedProduct,
  type Product,
  PUBLISHED_EDITION,
  parseIndexRow,
  serialiseBody,
  serialiseIndexRow,
} from '@dietetic/catalogue';

/** A product as published: its row of the index and its body, one line each. */
export type PublishedProduct = { row: ListedProduct; line: string };

/** Changes if the program, or the categories that products refer to, would publish the same text differently. */
export function editionOf(categories: readonly string[]): string {
  const hash = createHash('sha256').update(PUBLISHED_EDITION);
  for (const category of categories) hash.update('\n').update(category);
  return hash.digest('base64url');
}

/** Null for a product that is for the web site only: devices do not get it. */
export function publishedText(product: Product, row: ListedProduct): string | null {
  return product.productAppearance === 'web' ? null : `${serialiseIndexRow(row)}\n${serialiseBody(product)}`;
}

export function readPublishedText(text: string): PublishedProduct {
  const end = text.indexOf('\n');
  return { row: parseIndexRow(text.slice(0, end)), line: text.slice(end + 1) };
}
