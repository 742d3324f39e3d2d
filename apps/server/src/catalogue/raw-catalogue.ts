/** Categories and product projections as a commerce platform sends them, not validated yet. */
export type RawCatalogue = { categories: unknown[]; projections: unknown[] };

/** The slug is a product's identity in the app: `slug["en-GB"]`. */
export function slugOf(projection: unknown): string | undefined {
  const slug = localized(projection, 'slug');
  return slug !== undefined && /^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : undefined;
}

export function nameOf(projection: unknown): string {
  return localized(projection, 'name') ?? '';
}

function localized(value: unknown, field: 'slug' | 'name'): string | undefined {
  if (typeof value !== 'object' || value === null || !(field in value)) return undefined;
  const texts: unknown = (value as Record<string, unknown>)[field];
  if (typeof texts !== 'object' || texts === null) return undefined;
  const text: unknown = (texts as Record<string, unknown>)['en-GB'];
  return typeof text === 'string' ? text : undefined;
}
