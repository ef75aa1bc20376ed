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

/** Two dialogs, of which `first` is mounted before the other. Each is opened by its own button. */
const Pair = ({ first }: { first: 'lower' | 'upper' }) => {
  const [lower, setLower] = useState(false);
  const [upper, setUpper] = useState(false);
  const below = (
    <Dialog key="lower" opened={lower} onClose={() => setLower(false)} title="Lower">
      <button type="button" onClick={() => setUpper(true)}>
        Open upper
      </button>
    </Dialog>
  );
  const above = (
    <Dialog key="upper" opened={upper} onClose={() => setUpper(false)} title="Upper">
      <input aria-label="Field" />
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setLower(true)}>
        Open lower
      </button>
      {first === 'lower' ? [below, above] : [above, below]}
    </>
  );
};

test.each(['lower', 'upper'] as const)(
  'Escape closes the upper of two dialogs alone (%s mounted first)',
  async (first) => {
    render(
      <MantineProvider>
        <Texts language="en" texts={{}}>
          <Pair first={first} />
        </Texts>
      </MantineProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open lower' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Open upper' }));
    const field = await screen.findByLabelText('Field');
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upper' })).toBeNull());
    const lower = screen.getByRole('dialog', { name: 'Lower' });
    fireEvent.keyDown(lower, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('Escape that closes the list of a field leaves the dialog open', async () => {
  await open(false);
  const inside = screen.getByRole('button', { name: 'Inside' });
  inside.setAttribute('data-mantine-stop-propagation', 'true');
  fireEvent.keyDown(inside, { key: 'Escape' });
  inside.removeAttribute('data-mantine-stop-propagation');
  expect(screen.getByRole('dialog', { name: 'Lists' })).toBeDefined();
  fireEvent.keyDown(inside, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
