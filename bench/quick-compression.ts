import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

// Imported before the built product: a new page is compressed as hard as it goes, which takes a hundred times as long as to
// render it and would hide what that takes.
const { brotliCompress } = zlib;

zlib.brotliCompress = ((bytes: Buffer, _: zlib.BrotliOptions, done: zlib.CompressCallback) =>
  brotliCompress(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } }, done)) as typeof brotliCompress;
syncBuiltinESMExports();
