import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withBrandColours } from '../../../tools/steps/brand-colours.ts';
import { iconFolder, readSiteFile } from '../../../tools/steps/site-file.ts';
import { iconsOf } from './icons.ts';

const RECOVER_STYLE = 'recover.css';
const PUBLIC = path.join(import.meta.dirname, '..', 'public');

/** What the provider's file makes of the app's looks: its mark and icons as files, its colours in the style sheets. */
export function brandFiles(): Plugin {
  const { file, facts } = readSiteFile();
  const { mark, colours } = facts.brand;
  const folder = iconFolder(file);
  const icons = existsSync(folder) ? readdirSync(folder) : [];
  const wanted = iconsOf(facts.brand).map(({ file: name }) => name);
  const missing = wanted.filter((name) => !icons.includes(name));
  if (missing.length > 0)
    throw new Error(
      `${folder} lacks ${missing.length} of the app's icons, such as ${missing[0]}. Draw them: SITE_FILE=${file} npm run icons`,
    );
  const files = new Map<string, () => string | Buffer>([
    ['brand/mark.svg', () => mark],
    [RECOVER_STYLE, () => withBrandColours(readFileSync(path.join(PUBLIC, RECOVER_STYLE), 'utf8'), colours)],
    ...wanted.map((name) => [`icons/${name}`, () => readFileSync(path.join(folder, name))] as const),
  ]);
  return {
    name: 'brand-files',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/styles/tokens.css') ? withBrandColours(code, colours) : undefined;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        const content = files.get(name);
        if (!content) return next();
        response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.end(content());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, content] of files) this.emitFile({ type: 'asset', fileName, source: content() });
    },
  };
}

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.css': 'text/css' };
