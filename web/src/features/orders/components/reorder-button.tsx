import { Button, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { reorderQuery, sameAsBefore, useReorder } from '../api/reorder.ts';
import { messages } from '../messages.ts';
import { ReorderDialog } from './reorder-dialog.tsx';

type Props = {
  orderID: string;
  /** In a list of many. */
  orderNo?: string;
};

/** Straight to the cart where all is sold as it was; otherwise what is different is shown before anything is added. */
export const ReorderButton = ({ orderID, orderNo }: Props) => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const adding = useReorder(orderID);
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const again = async () => {
    setAsking(true);
    adding.reset();
    // What cannot be read or added is told in the dialog, which tries again.
    const added =
      sameAsBefore(await queryClient.fetchQuery(reorderQuery(api, orderID)).catch(() => null)) &&
      sameAsBefore(await adding.mutateAsync().catch(() => null));
    setAsking(false);
    if (added) await navigate({ to: '/$region/cart', params: { region: api.region } });
    else setOpen(true);
  };
  return (
    <>
      <Button loading={asking} {...(orderNo && { variant: 'default', size: 'sm' })} onClick={() => void again()}>
        <FormattedMessage {...messages.again} />
        {orderNo && <VisuallyHidden> {orderNo}</VisuallyHidden>}
      </Button>
      {open && <ReorderDialog orderID={orderID} adding={adding} onClose={() => setOpen(false)} />}
    </>
  );
};
