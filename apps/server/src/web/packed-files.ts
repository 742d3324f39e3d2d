import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compress, type Encoding } from '#catalogue/compress.ts';

/** Text, by its ending: pictures and fonts are compressed already. */
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
]);
/** Smaller files do not get smaller by compression. */
const SMALLEST_COMPRESSED = 400;

/** What the build puts beside a file, by the ending added to its name. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
export const ENCODINGS = Object.keys(ENDINGS) as Encoding[];

export const isPacked = (name: string): boolean => /\.(?:br|gz)$/.test(name);

export const isCompressible = (name: string, bytes: Buffer): boolean =>
  COMPRESSED.has(path.extname(name).toLowerCase()) && bytes.byteLength >= SMALLEST_COMPRESSED;

/** Compresses the built app once, at the best quality: five seconds of processor time that no start of a server takes. */
export async function packFiles(directory: string): Promise<void> {
  // The server alone can be built.
  if (!fs.existsSync(directory)) return;
  const names = fs.readdirSync(directory, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .map((name) => path.join(directory, name))
      .filter((file) => fs.statSync(file).isFile())
      .map(async (file) => {
        const bytes = fs.readFileSync(file);
        if (!isCompressible(file, bytes)) return;
        for (const encoding of ENCODINGS)
          fs.writeFileSync(`${file}${ENDINGS[encoding]}`, await compress(bytes, encoding));
      }),
  );
}

/** The file as the build compressed it; undefined where that is missing, damaged or of another content. */
export function packedForm(file: string, original: Buffer, encoding: Encoding): Buffer | undefined {
  try {
    const packed = fs.readFileSync(`${file}${ENDINGS[encoding]}`);
    const content = encoding === 'br' ? zlib.brotliDecompressSync(packed) : zlib.gunzipSync(packed);
    return content.equals(original) ? packed : undefined;
  } catch {
    return undefined;
  }
}
