import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

// Imported before the built product to lower the quality of Brotli: the best one takes a hundred times as long as
// rendering a page and would hide the rendering time.
const { brotliCompress } = zlib;

zlib.brotliCompress = ((bytes: Buffer, _: zlib.BrotliOptions, done: zlib.CompressCallback) =>
  brotliCompress(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } }, done)) as typeof brotliCompress;
syncBuiltinESMExports();
