import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useFillPad } from '../../../shared/pad/use-fill-pad.ts';
import type { OrderLine } from '../api/order-query.ts';
import { messages } from '../messages.ts';

/** What was bought, to be changed before it is ordered again; gifts come with their voucher. */
export const ToPadButton = ({ lines }: { lines: readonly OrderLine[] }) => {
  const fillPad = useFillPad();
  const bought = lines.filter(({ tradeClub$, totalSales }) => totalSales > 0 || !tradeClub$);
  return (
    <Button
      variant="outline"
      onClick={() => fillPad.rows(bought.map(({ southlinePartNo: partNo, quantity }) => ({ partNo, quantity })))}
    >
      <FormattedMessage {...messages.toPad} />
    </Button>
  );
};
