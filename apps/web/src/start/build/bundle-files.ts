import type { Rolldown } from 'vite';
import type { ScreenFiles } from '../page.ts';
import { CATALOGUE_PRELOAD, SCREEN_MODULES, SHOWS_PRODUCTS } from './screens.ts';

/** What each screen needs beyond the files that the page asks for in any case. */
export function screenFiles(
  bundle: Rolldown.OutputBundle,
  asked: readonly string[],
): Record<string, ScreenFiles> {
  const beyond = (files: Iterable<string>) => [...files].filter((file) => !asked.includes(file));
  const [first] = filesOf(CATALOGUE_PRELOAD, bundle).scripts;
  return Object.fromEntries(
    Object.entries(SCREEN_MODULES).map(([address, module]) => {
      const { scripts, styles } = filesOf(module, bundle);
      // What a module imports comes before it, or its own rules would not hold.
      const files = { scripts: beyond(scripts), styles: beyond(styles).toReversed() };
      return [address, SHOWS_PRODUCTS.test(address) ? { ...files, first } : files];
    }),
  );
}

/** The addresses of the files a module is built into, its own first, with everything it imports. */
export function filesOf(
  module: string,
  bundle: Rolldown.OutputBundle,
): { scripts: readonly [string, ...string[]]; styles: ReadonlySet<string> } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`${module} has no file of its own`);
  const all = new Set([own]);
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  const [, ...imported] = [...all].map(({ fileName }) => `/${fileName}`);
  const styles = [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return { scripts: [`/${own.fileName}`, ...imported], styles: new Set(styles.map((style) => `/${style}`)) };
}
