// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Texts } from '../i18n/intl.tsx';
import { Dialog } from './dialog.tsx';

const Opener = ({ mounted }: { mounted: boolean }) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {(mounted || opened) && (
        <Dialog opened={opened} onClose={close} title="Lists">
          <button type="button" data-autofocus>
            Inside
          </button>
        </Dialog>
      )}
      <input aria-label="Next" />
    </>
  );
};

const open = async (mounted: boolean) => {
  render(
    <MantineProvider>
      <Texts language="en" texts={{}}>
        <Opener mounted={mounted} />
      </Texts>
    </MantineProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Lists' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Inside'));
  return opener;
};

test.each([false, true])('a closed dialog gives the focus back (mounted before: %s)', async (mounted) => {
  const opener = await open(mounted);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('an element that takes the focus as the dialog closes keeps it', async () => {
  await open(false);
  const next = screen.getByLabelText('Next');
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  close?.addEventListener('click', () => next.focus());
  fireEvent.click(close as Element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(next);
});
