// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Texts } from '../i18n/intl.tsx';
import { ScanButton } from './scan-button.tsx';

/** A browser with a detector of its own. `seen`: what each look finds, in order. */
const detecting = (...seen: string[]) => {
  const looks = [...seen];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['code_39', 'code_128'];
      detect = async () => [looks.shift() ?? ''].flatMap((rawValue) => (rawValue ? [{ rawValue }] : []));
    },
  );
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => undefined }));
};

const withCamera = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });

const open = () => {
  const onFound = vi.fn<(text: string) => void>();
  render(
    <MantineProvider>
      <Texts language="en" texts={{}}>
        <ScanButton onFound={onFound} />
      </Texts>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Scan a barcode' }));
  return onFound;
};

const choosePhoto = () => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'label.jpg', { type: 'image/jpeg' })] } });
};

test('the camera looks until it sees a barcode, gives its text and is closed', async () => {
  const stop = vi.fn<() => void>();
  detecting('', 'JTMHV05J604012345');
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  const onFound = open();
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('JTMHV05J604012345'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stop).toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', /^Your browser does not let this site use the camera/],
  ['NotFoundError', /^There is no camera that this site can use/],
])('after %s a sentence says why, and a photo is read instead', async (name, sentence) => {
  detecting('FO1040');
  withCamera(() => Promise.reject(new DOMException('', name)));
  const onFound = open();
  expect(await screen.findByText(sentence)).toBeDefined();
  choosePhoto();
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('FO1040'));
});

test('a photo without a barcode, and a file that is no picture, say so', async () => {
  detecting('');
  withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const onFound = open();
  await screen.findByText(/^Your browser does not let/);
  choosePhoto();
  expect(await screen.findByText(/^No barcode was found in this photo/)).toBeDefined();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  choosePhoto();
  expect(await screen.findByText('This file is no picture that the browser can show.')).toBeDefined();
  expect(onFound).not.toHaveBeenCalled();
});
