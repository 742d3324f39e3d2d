import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demonstrationCatalogue, packImage } from './index.ts';

/** Writes what a server hands out for the demonstration range: dist/catalogue.json and dist/images/*.svg. */
const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(path.join(dist, 'images'), { recursive: true });

const catalogue = demonstrationCatalogue();
writeFileSync(path.join(dist, 'catalogue.json'), JSON.stringify(catalogue));
for (const projection of catalogue.projections) {
  writeFileSync(path.join(dist, 'images', `${projection.key}.svg`), packImage(projection));
}
console.log(`${catalogue.projections.length} products and their pack drawings are in ${dist}`);
