import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './notify-me.module.css';

// Few ask, and it brings forms and dialogs with it.
const NotifyDialog = lazy(() => import('./notify-dialog.tsx').then((file) => ({ default: file.NotifyDialog })));

/** Stands where a part is out of stock. */
export const NotifyMe = ({ productNr }: { productNr: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.notify} />
        <VisuallyHidden> {productNr}</VisuallyHidden>
      </button>
      <Suspense fallback={null}>
        {open && <NotifyDialog productNr={productNr} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
