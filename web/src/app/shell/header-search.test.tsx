// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { guest } from '../../testing/people.ts';
import { page } from '../../testing/range.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { choosePhoto, detecting, withoutCamera } from '../../testing/scanning.ts';

const openScan = async () => {
  withoutCamera('NotFoundError');
  const server = fakeServer({
    'session/current': guest,
    'products/get-product-list': { data: page('Our Range', {}) },
    'search/suggest': { data: { understood: { kind: 'Words' }, parts: [], vehicles: [], categories: [], pages: [] } },
  });
  renderApp('/au/coming-soon', server.send);
  const [box] = await screen.findAllByRole<HTMLInputElement>('combobox', {
    name: 'Search parts, vehicles and pages',
  });
  if (!box) throw new Error('no box');
  box.focus();
  const panel = within(box.closest('search') as HTMLElement);
  const button = await panel.findByRole('button', { name: 'Scan a barcode' });
  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Scan a barcode' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await screen.findByText(/^There is no camera/);
  return { server, box, button, dialog };
};

test('the VIN of a scanned label is not sent with the search', async () => {
  detecting('IJTMHV05J604012345');
  const { server, box } = await openScan();
  choosePhoto();
  await waitFor(() => expect(box.value).toBe('JTMHV05J604012345'));
  expect(await screen.findByText('This looks like a VIN')).toBeDefined();
  expect(server.called('search/suggest')).toEqual([]);
});

test('the panel stays open while the camera looks, and the box takes the focus with the number', async () => {
  detecting('FO1040');
  const { box, dialog } = await openScan();
  fireEvent.pointerDown(dialog);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  choosePhoto();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(box.value).toBe('FO1040');
  expect(document.activeElement).toBe(box);
});

test('a scan that is closed gives the focus back to its button', async () => {
  detecting();
  const { box, button, dialog } = await openScan();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(box.getAttribute('aria-expanded')).toBe('true');
});
