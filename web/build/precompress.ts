import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Writes `.br` and `.gz` beside every file of the build that gets smaller, so that serving costs no compression. */
export const precompress = (): Plugin => ({
  name: 'southline:precompress',
  apply: 'build',
  // Compresses the files as written, because other plugins still change the code while the bundle is generated.
  async writeBundle({ dir = 'dist' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(m?js|css|svg|json|wasm)$/.test(name)) continue;
      const source = await readFile(join(dir, name));
      if (source.length < 1024) continue;
      await writeFile(join(dir, `${name}.br`), await brotli(source, { params }));
      await writeFile(join(dir, `${name}.gz`), await gz(source, { level: 9 }));
    }
  },
});
