// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choosePhoto, detecting, runningCamera, withoutCamera } from '../../testing/scanning.ts';
import { Texts } from '../i18n/intl.tsx';
import { ScanButton } from './scan-button.tsx';

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
