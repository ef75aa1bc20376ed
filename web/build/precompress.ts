import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the build, so that serving costs no compression. */
export const precompress = (): Plugin => ({
  name: 'southline:precompress',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css|svg|json)$/.test(name)) continue;
      const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (source.length < 1024) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      this.emitFile({ type: 'asset', fileName: `${name}.br`, source: await brotli(source, { params }) });
      this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: await gz(source, { level: 9 }) });
    }
  },
});
