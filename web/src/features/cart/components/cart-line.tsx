import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { FitMark } from '../../../shared/ui/fit-mark.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { useRemoveLines, useSetLineQuantity } from '../api/cart-mutations.ts';
import type { CartLine as Line } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { stepDown } from '../model/quantity.ts';
import classes from './cart-lines.module.css';
import { LineStock } from './line-stock.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

type Props = { line: Line; busy: boolean; onRemoved: (lines: Line[]) => void; goOn: () => void };

export const CartLine = ({ line, busy, onRemoved, goOn }: Props) => {
  const announce = useAnnounce();
  const { price } = useMoney();
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const setQuantity = useSetLineQuantity();
  const removeLines = useRemoveLines();
  const remove = async () => {
    if (removeLines.isPending) return;
    try {
      await removeLines.mutateAsync([line]);
    } catch {
      // The line appears in the cart again, so no message is needed.
      return;
    }
    announce(formatMessage(messages.removed, { number: line.partno }));
    onRemoved([line]);
    if (document.activeElement === document.body) goOn();
  };
  const stepBelow = () => {
    const below = stepDown(line.quantity, line.minQuantity);
    if (below === null) void remove();
    else setQuantity.mutate({ line, quantity: below });
  };
  const { isFreePart, listPrice, totalSales } = line;
  return (
    <tr className={classes.line} aria-busy={busy || undefined}>
      <td className={classes.picture}>
        <img src={line.imageurl} alt="" width={72} height={72} loading="lazy" decoding="async" />
      </td>
      <td className={classes.text}>
        <div className={classes.numbers}>
          <Link
            to="/$region/part-detail/$productNo"
            params={{ region, productNo: line.partno }}
            className={classes.number}
          >
            {line.partno}
          </Link>
          {line.gmPartNumber && (
            <span className={classes.gm}>
              <FormattedMessage {...messages.gm} values={{ number: line.gmPartNumber }} />
            </span>
          )}
        </div>
        <p className={classes.description}>
          <CatalogueWord word={line.partsDescription} />
        </p>
        {line.vehicle && (
          <p className={classes.vehicle}>
            <FormattedMessage {...messages.forVehicle} values={{ vehicle: line.vehicle }} />
          </p>
        )}
        {line.vehicle && line.fit && <FitMark fit={line.fit} note={line.fitNote} />}
        {line.freeWith && (
          <p className={classes.freeWith}>
            <FormattedMessage {...messages.freeWith} values={{ code: line.freeWith }} />
          </p>
        )}
        {line.minQuantity > 1 && !line.freeWith && (
          <span className={classes.minimum}>
            <FormattedMessage {...messages.minOrderToBuy} />: {line.minQuantity}
          </span>
        )}
      </td>
      <td className={classes.stock}>
        <LineStock line={line} onSet={(quantity) => setQuantity.mutate({ line, quantity })} />
      </td>
      <td className={classes.price}>{price(line)}</td>
      <td className={classes.quantity}>
        {line.freeWith ? (
          <span className={classes.given}>
            <VisuallyHidden>{formatMessage(messages.quantityGiven, { name: line.partno })} </VisuallyHidden>
            {line.quantity}
          </span>
        ) : (
          <QuantityStepper
            quantity={line.quantity}
            minimum={line.minQuantity}
            name={line.partno}
            onChange={(quantity) => setQuantity.mutate({ line, quantity })}
            onStepDown={stepBelow}
          />
        )}
      </td>
      <td className={classes.total}>
        <span className={classes.amount}>{price({ isFreePart, listPrice: listPrice === 0 ? 0 : totalSales })}</span>
        <button
          type="button"
          className={classes.remove}
          aria-label={formatMessage(messages.remove, { number: line.partno })}
          onClick={() => void remove()}
        >
          <CloseIcon size={18} />
        </button>
      </td>
    </tr>
  );
};
