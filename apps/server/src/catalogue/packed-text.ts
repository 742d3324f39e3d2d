import zlib from 'node:zlib';

/** No JSON text begins like this. */
const PACKED = 'br:';
/** Most of the gain for the least work: these texts are written once and rarely read. */
const QUALITY = 2;

/**
 * A product is twenty kilobytes of repetitive JSON. As base64 of its compressed bytes it takes a fifth of that on its
 * way into the database, in its log and on disk. Not done in another thread: handing over twenty kilobytes costs more
 * than the tenth of a millisecond this takes.
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

/** The bytes of the text; older texts were stored unpacked. */
export function unpackText(stored: string): Buffer {
  return stored.startsWith(PACKED)
    ? zlib.brotliDecompressSync(Buffer.from(stored.slice(PACKED.length), 'base64'))
    : Buffer.from(stored);
}
