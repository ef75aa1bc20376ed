import { VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { FitMark } from '../../../shared/ui/fit-mark.tsx';
import type { PartRow as Part } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { suggestedQuantity } from '../model/suggested-quantity.ts';
import type { BuySlot } from './buy-slot.ts';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PartLink } from './part-link.tsx';
import classes from './part-table.module.css';
import { PartText, type Unfold } from './part-text.tsx';
import { PriceNote } from './price-note.tsx';
import { StockMark } from './stock-mark.tsx';

type Props = { part: Part; Buy: BuySlot; kit: (Unfold & { size: number }) | null; supersession: Unfold | null };

export const PartRow = ({ part, Buy, kit, supersession }: Props) => {
  const { price } = useMoney();
  const { vehicle } = useSearch({ strict: false });
  const sold = part.orderable !== false;
  const minQuantity = Math.max(1, part.extra.minQty);
  const buyable = {
    productNr: part.productNr,
    description: part.description,
    minQuantity,
    suggestedQuantity: suggestedQuantity(part.pcq, minQuantity),
    available: part.availableQuantity,
    misfit: part.fit === 'DoesNotFit',
  };
  return (
    <tr className={classes.row} data-depth={part.childDepth || undefined}>
      <td className={classes.picture}>
        <img src={part.thumbImage} alt="" width={84} height={84} loading="lazy" decoding="async" />
      </td>
      <td className={classes.text}>
        <PartText part={part} kit={kit} supersession={supersession} />
      </td>
      <td className={classes.fit}>
        <FitMark
          fit={part.fit}
          note={part.fitNote}
          unchecked={
            vehicle && (
              <PartLink productNo={part.productNr}>
                <FormattedMessage {...messages.fitUnchecked} />
                <VisuallyHidden> {part.productNr}</VisuallyHidden>
              </PartLink>
            )
          }
        />
      </td>
      <td className={classes.stock}>
        {sold && <StockMark level={part.overallStockLevel} available={part.availableQuantity} />}
        {sold && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
      </td>
      <td className={classes.price}>
        <span className={classes.amount}>{price(part)}</span>
        <PriceNote {...part} />
      </td>
      <td className={classes.buy}>
        {sold ? <Buy part={buyable} /> : <NoLongerSold supersededBy={part.supersededBy} />}
      </td>
    </tr>
  );
};
