import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

declare const self: DedicatedWorkerGlobalScope;

// By default the library fetches its binary from a public server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

type Asked = { id: number; pixels: ImageData };

/**
 * Reads barcodes for browsers without a detector of their own. In a worker, because its file has a policy of its own, which
 * lets it compile WebAssembly; the pages may not.
 */
self.addEventListener('message', async ({ data: { id, pixels } }: MessageEvent<Asked>) => {
  try {
    const [found] = await readBarcodes(pixels, { maxNumberOfSymbols: 1 });
    self.postMessage({ id, text: found?.text ?? '' });
  } catch (error) {
    self.postMessage({ id, failure: String(error) });
  }
});
