import { VisuallyHidden } from '@mantine/core';
import { roundUp } from '@southline/kernel/quantity';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { KnownFit } from '../../../shared/parts/fit-mark.tsx';
import { NeedMark } from '../../../shared/parts/need-mark.tsx';
import { GmNumber, PartNumber } from '../../../shared/parts/part-number.tsx';
import { PartPicture } from '../../../shared/parts/part-picture.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { addMessages } from '../add-messages.ts';
import type { Alternative } from '../api/alternatives-query.ts';
import { useRemoveLines, useSetLineQuantity, useSwapLine } from '../api/cart-mutations.ts';
import type { CartLine as Line } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { stepDown } from '../model/quantity.ts';
import { isShort, mostInStock } from '../model/stock.ts';
import classes from './cart-lines.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Puts a part that is in stock in the place of the line. */
const Instead = ({ line, part }: { line: Line; part: Alternative }) => {
  const { price } = useMoney();
  const { mutate, isPending, error } = useSwapLine();
  const { productNr, description, extra } = part;
  const swap = () => {
    if (!isPending) mutate({ line, productNr, quantity: roundUp(line.quantity, Math.max(1, extra.minQty)) });
  };
  return (
    <>
      <button type="button" className={classes.setToStock} onClick={swap}>
        <FormattedMessage {...messages.useInstead} values={{ number: productNr, price: price(part) }} />
        <VisuallyHidden> {line.partno}</VisuallyHidden>
      </button>{' '}
      <CatalogueWord word={description} />
      <ErrorLine error={error} />
    </>
  );
};

type LineNoteProps = { line: Line; instead: Alternative | undefined; onSet: (quantity: number) => void };

/** What to do about a line with more than the stock, in a row below it. */
const LineNote = ({ line, instead, onSet }: LineNoteProps) => (
  <tr className={classes.note}>
    <td className={classes.picture} />
    <td colSpan={4}>
      <span className={classes.tooFew}>
        {line.warehouseStock > 0 && mostInStock(line) === 0 && !line.freeWith ? (
          <FormattedMessage {...messages.belowMinimum} values={{ minimum: line.minQuantity }} />
        ) : (
          <FormattedMessage {...messages.tooFew} values={{ count: line.freeWith ? 0 : mostInStock(line) }} />
        )}
      </span>
      {!line.freeWith && mostInStock(line) > 0 && (
        <button type="button" className={classes.setToStock} onClick={() => onSet(mostInStock(line))}>
          <FormattedMessage {...addMessages.setToStock} values={{ count: mostInStock(line) }} />
          <VisuallyHidden> {line.partno}</VisuallyHidden>
        </button>
      )}
      {instead && <Instead line={line} part={instead} />}
    </td>
  </tr>
);

/** Shown where no column heading says it. */
const each = (chunks: ReactNode) => <span className={classes.each}>{chunks}</span>;

type Props = {
  line: Line;
  busy: boolean;
  /** A part that can replace a line with too little stock. */
  instead: Alternative | undefined;
  onRemoved: (lines: Line[]) => void;
  goOn: () => void;
};

export const CartLine = ({ line, busy, instead, onRemoved, goOn }: Props) => {
  const announce = useAnnounce();
  const { price } = useMoney();
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
  const setTo = (quantity: number) => setQuantity.mutate({ line, quantity });
  const short = isShort(line);
  const { isFreePart, listPrice, totalSales } = line;
  return (
    <>
      <tr
        id={`line-${line.shoppingCartID}`}
        className={classes.line}
        aria-busy={busy || undefined}
        data-noted={short || undefined}
      >
        <td className={classes.picture}>
          <PartPicture src={line.imageurl} size={72} />
        </td>
        <td className={classes.text}>
          <p className={classes.name}>
            <PartNumber number={line.partno} /> <CatalogueWord word={line.partsDescription} />
          </p>
          <div className={classes.facts}>
            <StockMark part={{ ...line, availableQuantity: line.warehouseStock }} />
            <GmNumber part={line} />
            {line.vehicle && <KnownFit part={line} />}
            {line.freeWith && (
              <span className={classes.freeWith}>{formatMessage(messages.freeWith, { code: line.freeWith })}</span>
            )}
            {line.minQuantity > 1 && !line.freeWith && (
              <NeedMark kind="minimum">
                <FormattedMessage {...messages.minOrderToBuy} />: {line.minQuantity}
              </NeedMark>
            )}
          </div>
        </td>
        <td className={classes.price}>
          {listPrice > 0 ? (
            <FormattedMessage {...messages.priceEach} values={{ price: price(line), each }} />
          ) : (
            price(line)
          )}
        </td>
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
              onChange={setTo}
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
      {short && <LineNote line={line} instead={instead} onSet={setTo} />}
    </>
  );
};
