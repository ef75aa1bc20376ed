/** The detector of the browser. Not every browser has one. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** A still picture, or the running camera. */
export type Picture = ImageBitmap | HTMLVideoElement;

export interface BarcodeReader {
  /** The text of a barcode in the picture; empty if there is none. Throws if the reader cannot be loaded. */
  read(picture: Picture): Promise<string>;
  close(): void;
}

const nativeDetector = async (): Promise<Detector | undefined> => {
  const made: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const formats = (await made?.getSupportedFormats()) ?? [];
  // Some detectors know square codes alone. Labels of parts and cars have bars.
  return made && formats.includes('code_39') && formats.includes('code_128') ? new made() : undefined;
};

/** Pixels of the longer side; more take longer and find no more. */
const mostPixels = 1_600;

const sizeOf = (picture: Picture) =>
  'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

const pixelsOf = (picture: Picture): ImageData | undefined => {
  const size = sizeOf(picture);
  const scale = Math.min(1, mostPixels / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // A camera that starts has no picture yet.
  if (!context || width === 0 || height === 0) return undefined;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

type Answer = { id: number; text: string } | { id: number; failure: string };

/** Reads in a worker, which loads the library. */
const workerReader = (): BarcodeReader => {
  const worker = new Worker(new URL('../../../worker/barcodes.ts', import.meta.url), { type: 'module' });
  const failure = () => new Error('The barcode reader failed to load.');
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(failure()), { once: true });
  });
  // The worker may fail before the first picture. Each read reports it.
  failed.catch(() => undefined);
  let asked = 0;
  const answerTo = (id: number) =>
    new Promise<string>((resolve, reject) => {
      const take = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', take);
        if ('failure' in data) reject(failure());
        else resolve(data.text);
      };
      worker.addEventListener('message', take);
    });
  return {
    read: async (picture) => {
      const pixels = pixelsOf(picture);
      if (!pixels) return '';
      asked += 1;
      const answer = answerTo(asked);
      worker.postMessage({ id: asked, pixels }, [pixels.data.buffer]);
      return Promise.race([answer, failed]);
    },
    close: () => worker.terminate(),
  };
};

/** The browser's own detector, or else the library. */
export const openReader = async (): Promise<BarcodeReader> => {
  const detector = await nativeDetector();
  if (!detector) return workerReader();
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? '',
    close: () => undefined,
  };
};
