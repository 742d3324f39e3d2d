import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const PAGE = Array.from({ length: 5000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 0).join(' ');

it('[J-12] a file of the size of the offline copy is sent at the best quality, as small files are', async () => {
  const text = Buffer.from(PAGE.repeat(Math.ceil(2_500_000 / PAGE.length)));
  const best = zlib.brotliCompressSync(text, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 22,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
  expect((await compress(text, 'br')).byteLength).toBe(best.byteLength);
});
