import zlib from 'node:zlib';

/** No JSON text begins like this. */
const PACKED = 'br:';
/** Most of the gain at the least work: these texts are written once and seldom read. */
const QUALITY = 2;

/**
 * A product is twenty kilobytes of JSON that says much the same again and again. Written as base64 of its
 * compressed bytes it is a fifth of that on its way into the database, in its log and on disk. Not put on
 * another thread: handing over twenty kilobytes costs more than the tenth of a millisecond this takes.
 */
export function packText(text: string): string {
  const bytes = Buffer.from(text);
  const packed = zlib.brotliCompressSync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 16,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return PACKED + packed.toString('base64');
}

/** The bytes of the text; those from before texts were packed are as they were written. */
export function unpackText(stored: string): Buffer {
  return stored.startsWith(PACKED)
    ? zlib.brotliDecompressSync(Buffer.from(stored.slice(PACKED.length), 'base64'))
    : Buffer.from(stored);
}
