import { useFillPad } from '../../../shared/pad/use-fill-pad.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { OrderLine } from '../api/order-query.ts';
import { messages } from '../messages.ts';

/**
 * Puts the bought parts on the order pad, to be changed before ordering again. Gifts are left out, because they come with
 * their voucher.
 */
export const ToPadButton = ({ lines }: { lines: readonly OrderLine[] }) => {
  const fillPad = useFillPad();
  const bought = lines.filter(({ tradeClub$, totalSales }) => totalSales > 0 || !tradeClub$);
  return (
    <Button
      variant="outline"
      onClick={() => fillPad(bought.map(({ southlinePartNo: partNo, quantity }) => ({ partNo, quantity })))}
      text={messages.toPad}
    />
  );
};
