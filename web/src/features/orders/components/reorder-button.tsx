import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { ReorderDialog } from './reorder-dialog.tsx';

export const ReorderButton = ({ orderID }: { orderID: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.again} />
      </Button>
      {open && <ReorderDialog orderID={orderID} onClose={() => setOpen(false)} />}
    </>
  );
};
