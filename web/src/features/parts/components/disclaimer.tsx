import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import classes from './disclaimer.module.css';
import { DisclaimerLabel } from './disclaimer-label.tsx';

// Loaded on demand: its library brings positioning and dialogs, which nothing else on the page needs.
const DisclaimerPopover = lazy(() =>
  import('./disclaimer-popover.tsx').then((file) => ({ default: file.DisclaimerPopover })),
);
const DisclaimerDialog = lazy(() =>
  import('./disclaimer-dialog.tsx').then((file) => ({ default: file.DisclaimerDialog })),
);

/** A popover on desktops; on phones a dialog with a close button, loaded on first use. */
export const Disclaimer = () => {
  const mobile = usePhone();
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  if (!mobile) {
    return (
      <Suspense fallback={null}>
        <DisclaimerPopover />
      </Suspense>
    );
  }
  const show = () => {
    setWanted(true);
    open();
  };
  return (
    <>
      <button type="button" className={classes.label} onClick={show} aria-haspopup="dialog">
        <DisclaimerLabel />
      </button>
      <Suspense fallback={null}>{wanted && <DisclaimerDialog opened={opened} onClose={close} />}</Suspense>
    </>
  );
};
