// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { choosePhoto, detecting, runningCamera, withCamera, withoutCamera } from '../../testing/scanning.ts';
import { Texts } from '../i18n/intl.tsx';
import { ScanButton } from './scan-button.tsx';

afterEach(() => void vi.restoreAllMocks());

/** A promise that the test resolves. */
const later = <T,>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** The tab goes to the background or comes back. */
const turnTab = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

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

test('the camera looks until it sees a barcode, gives its text and is closed', async () => {
  const stop = runningCamera();
  detecting('', 'JTMHV05J604012345');
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
  withoutCamera(name);
  const onFound = open();
  expect(await screen.findByText(sentence)).toBeDefined();
  choosePhoto();
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('FO1040'));
});

test('a photo without a barcode, and a file that is no picture, say so', async () => {
  detecting('');
  withoutCamera('NotAllowedError');
  const onFound = open();
  await screen.findByText(/^Your browser does not let/);
  choosePhoto();
  expect(await screen.findByText(/^No barcode was found in this photo/)).toBeDefined();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  choosePhoto();
  expect(await screen.findByText('This file is no picture that the browser can show.')).toBeDefined();
  expect(onFound).not.toHaveBeenCalled();
});

test('the camera stops when its picture cannot be read', async () => {
  detecting();
  Reflect.get(globalThis, 'BarcodeDetector').prototype.detect = () => Promise.reject(new Error('No memory'));
  const stop = runningCamera();
  open();
  expect(await screen.findByText(/^The barcode reader could not be loaded/)).toBeDefined();
  expect(stop).toHaveBeenCalled();
});

test('the camera stops when the reader cannot be opened', async () => {
  detecting();
  Reflect.set(Reflect.get(globalThis, 'BarcodeDetector'), 'getSupportedFormats', () => Promise.reject(new Error('No')));
  const stop = runningCamera();
  open();
  expect(await screen.findByText(/^The barcode reader could not be loaded/)).toBeDefined();
  expect(stop).toHaveBeenCalled();
});

test('a camera that opens after the dialog has closed is closed', async () => {
  detecting();
  const stop = runningCamera();
  const stream = await navigator.mediaDevices.getUserMedia();
  const asked = later<MediaStream>();
  withCamera(() => asked.promise);
  open();
  await screen.findByText('Starting the camera…');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  asked.resolve(stream);
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test('the Back button of the browser closes the dialog and its camera', async () => {
  detecting();
  const stop = runningCamera();
  open();
  await screen.findByText(/^Hold the barcode/);
  fireEvent(window, new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stop).toHaveBeenCalled();
});

test('the camera stops while the tab is hidden, and starts again', async () => {
  detecting();
  const stop = runningCamera();
  open();
  await screen.findByText(/^Hold the barcode/);
  turnTab('hidden');
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(screen.getByRole('dialog')).toBeDefined();
  detecting('FO1040');
  turnTab('visible');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a photo that is read when the dialog has closed gives nothing', async () => {
  detecting('FO1040');
  withoutCamera('NotFoundError');
  const onFound = open();
  await screen.findByText(/^There is no camera/);
  const read = later<{ width: number; height: number; close: () => void }>();
  vi.stubGlobal('createImageBitmap', () => read.promise);
  choosePhoto();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const close = later<void>();
  read.resolve({ width: 2, height: 2, close: close.resolve });
  await close.promise;
  expect(onFound).not.toHaveBeenCalled();
});
