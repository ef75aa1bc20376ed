import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** A browser with a barcode detector of its own. `seen`: what each look finds, in order. */
export const detecting = (...seen: string[]): void => {
  const looks = [...seen];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['code_39', 'code_128'];
      async detect() {
        return [looks.shift() ?? ''].flatMap((rawValue) => (rawValue ? [{ rawValue }] : []));
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => undefined }));
};

export const withCamera = (getUserMedia: () => Promise<unknown>): void => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
};

/** A camera that runs. Returns the function that stops its track. */
export const runningCamera = () => {
  const stop = vi.fn<() => void>();
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  return stop;
};

export const withoutCamera = (name: string): void => withCamera(() => Promise.reject(new DOMException('', name)));

export const choosePhoto = (): void => {
  const input = document.querySelector('input[type=file][accept="image/*"]');
  if (!input) throw new Error('No photo can be chosen.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'label.jpg', { type: 'image/jpeg' })] } });
};
