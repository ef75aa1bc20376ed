import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NoticeKind } from '../api/notice-calls.ts';
import { messages } from '../messages.ts';
import classes from './notify-me.module.css';

// Loaded on demand, because few visitors use it and it needs forms and dialogs.
const NotifyDialog = lazy(() => import('./notify-dialog.tsx').then((file) => ({ default: file.NotifyDialog })));

const asks = { BackInStock: messages.notify, Superseded: messages.notifyReplaced };

/** Shown at a part that is out of stock, and on the page of a part that may get a successor. */
export const NotifyMe = ({ productNr, about = 'BackInStock' }: { productNr: string; about?: NoticeKind }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...asks[about]} />
        <VisuallyHidden> {productNr}</VisuallyHidden>
      </button>
      <Suspense fallback={null}>
        {open && <NotifyDialog productNr={productNr} about={about} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
