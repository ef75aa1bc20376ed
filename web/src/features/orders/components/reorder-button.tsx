import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { reorderQuery, sameAsBefore, useReorder } from '../api/reorder.ts';
import { messages } from '../messages.ts';
import { ReorderDialog } from './reorder-dialog.tsx';

type Props = {
  orderID: string;
  /** The order's number; set in lists, to name the button. */
  orderNo?: string;
};

/**
 * If every part is sold unchanged, adds the order to the cart and opens it. Otherwise the dialog shows the differences before
 * anything is added.
 */
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
    // If reading or adding fails, the dialog shows the error and offers to try again.
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
