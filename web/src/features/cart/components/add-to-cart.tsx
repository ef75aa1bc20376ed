import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BuyProps } from '../../../shared/parts/buyable.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { addMessages } from '../add-messages.ts';
import { useAddToCart } from '../api/add-to-cart.ts';
import { stepDown } from '../model/quantity.ts';
import { isShort, mostInStock } from '../model/stock.ts';
import classes from './add-to-cart.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

type Props = BuyProps & {
  /** The vehicle that the part is bought for. */
  vehicleSlug: string | undefined;
  /** Prominent on the part's own page; less so in lists. */
  prominent?: boolean;
};

const SAID_FOR_MS = 4000;

export const AddToCart = ({ part, steps, vehicleSlug, prominent = false }: Props) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const [wanted, setQuantity] = useState<number | null>(null);
  // The suggested quantity can change when the vehicle's need is known.
  const quantity = wanted ?? part.suggestedQuantity;
  const wellTyped = useRef(true);
  const check = useCallback((good: boolean) => {
    wellTyped.current = good;
  }, []);
  const { mutate, data, isPending, isSuccess, error, reset } = useAddToCart();
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  const short = isShort({ quantity, minQuantity: part.minQuantity, warehouseStock: part.available });
  const most = mostInStock({ quantity, minQuantity: part.minQuantity, warehouseStock: part.available });
  // Parts that do not fit or are out of stock get no primary button.
  const main = prominent && !short && !part.misfit;
  const below = stepDown(quantity, part.minQuantity);
  const done = data?.isLater ? addMessages.later : addMessages.added;
  const word = isPending ? addMessages.adding : isSuccess ? done : addMessages.add;
  const add = (wished: number) => {
    // An invalid quantity stays in the box with its error; no other quantity is added instead.
    if (isPending || !wellTyped.current) return;
    mutate(
      { part, quantity: wished, vehicleSlug },
      {
        onSuccess: ({ isLater }) =>
          announce(
            formatMessage(isLater ? addMessages.laterSaid : addMessages.addedSaid, {
              quantity: wished,
              number: part.productNr,
            }),
          ),
      },
    );
  };
  return (
    <div className={classes.buy}>
      <div className={classes.row} data-print="hidden">
        <QuantityStepper
          quantity={quantity}
          minimum={part.minQuantity}
          steps={steps}
          name={part.productNr}
          onChange={setQuantity}
          onStepDown={() => setQuantity(below ?? quantity)}
          stepDownOff={below === null}
          onCheck={check}
          onEnter={add}
        />
        {/* Plain: a list has fifty, and Mantine's button takes three elements and a style of its own. */}
        <button
          type="button"
          className={main ? classes.main : classes.quiet}
          // A double click counts as one press.
          onClick={({ detail }) => detail < 2 && add(quantity)}
          data-busy={isPending || undefined}
          aria-label={`${formatMessage(word)} ${part.productNr}`}
        >
          <FormattedMessage {...(word === addMessages.add && !prominent ? addMessages.addShort : word)} />
        </button>
      </div>
      {short && (
        <p className={classes.warning} data-told={most <= 0 || undefined}>
          <FormattedMessage {...addMessages.shortBefore} values={{ count: most }} />{' '}
          {most > 0 && (
            <button type="button" className={classes.set} onClick={() => setQuantity(most)}>
              <FormattedMessage {...addMessages.setToStock} values={{ count: most }} />
              <VisuallyHidden> {part.productNr}</VisuallyHidden>
            </button>
          )}
        </p>
      )}
      {part.misfit && (
        <p className={classes.warning} data-told>
          <FormattedMessage {...addMessages.misfit} />
        </p>
      )}
      {isSuccess && (
        <Link to="/$region/cart" className={classes.view} data-print="hidden" data-short={!prominent || undefined}>
          <FormattedMessage {...addMessages.viewCart} />
        </Link>
      )}
      <ErrorLine error={error} className={classes.error} />
    </div>
  );
};
