import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzipAsync = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip';

/**
 * Above this the best quality takes longer than it saves. The file of the offline copy has to stay below: it takes 2.3 s once after a
 * start, and is 8 % smaller.
 */
const BEST_QUALITY_BYTES = 4_000_000;

/** For what is answered with at once. */
const QUICK_GZIP = { level: 6 };
const QUICK_BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

export const compressNow = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? zlib.gzipSync(bytes, QUICK_GZIP) : zlib.brotliCompressSync(bytes, QUICK_BROTLI);

/** The same for what may be large: it runs beside the event loop. */
export const compressSoon = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzipAsync(bytes, QUICK_GZIP) : brotli(bytes, QUICK_BROTLI);

/** Compresses once what is served many times, off the event loop. */
export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  const large = bytes.byteLength > BEST_QUALITY_BYTES;
  if (encoding === 'gzip') return gzipAsync(bytes, { level: large ? 6 : 9 });
  return brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: large ? 9 : 11,
      // Looking back four megabytes is enough to find repetitions, and a phone needs as much memory to unpack.
      [zlib.constants.BROTLI_PARAM_LGWIN]: 22,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
