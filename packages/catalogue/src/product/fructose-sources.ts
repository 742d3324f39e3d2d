import { eachOnce } from './galactose-sources.ts';

/**
 * Sugars that are or become fructose, what is sweet with them, and the oligosaccharides of it. Sucralose is none. FOS is written in
 * capitals alone.
 */
const NAMED =
  /fructo-?oligosaccharides?|oligofructose|fructose|l(?:a)?evulose|sucrose|isomaltulose|\bisomalt\b|sorbitol|maltitol|lactitol|\bE(?:420|953|965|966)\b|\binvert sugar\b|\bsugar\b|honey|molasses|treacle|agave|maple syrup|\bfruits?\b|\bjuices?\b|inulin|chicory|\bFOS\b/gi;

/** What ingredients name, each once and as it is written there. */
export const fructoseSources = (ingredients: readonly string[]): string[] =>
  eachOnce(
    ingredients
      .flatMap((text) => text.replace(/[\w-]+[- ]free\b/gi, '').match(NAMED) ?? [])
      .filter((name) => name.length > 3 || name === 'FOS'),
  );

/** Not taken up as fructose, or hardly. */
const OLIGOSACCHARIDE = /^(?:fructo-?oligosaccharides?|oligofructose|inulin|chicory|FOS)$/i;
export const isFructan = (name: string): boolean => OLIGOSACCHARIDE.test(name);
