import { nameOf } from './raw-catalogue.ts';

/** A pack without a brand: two initials on a neutral box. */
export function placeholderPack(projection: unknown): string {
  const initials = nameOf(projection)
    .split(/\s+/)
    .map((word) => /[A-Za-z0-9]/.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect x="36" y="20" width="88" height="120" rx="8" fill="#e8edee" stroke="#5b6b73" stroke-width="2"/><text x="80" y="92" text-anchor="middle" font-family="sans-serif" font-size="36" fill="#22343c">${initials}</text></svg>`;
}
