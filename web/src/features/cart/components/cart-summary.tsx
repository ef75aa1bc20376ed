import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import type { Cart } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { isShort } from '../model/stock.ts';
import classes from './cart-summary.module.css';
import { LeavingDays } from './leaving-days.tsx';
import { VoucherBlock } from './voucher-block.tsx';

type Props = {
  cart: Cart;
  settling: boolean;
  /** The state of the delivery address; empty if none is chosen yet. */
  state: string;
  /** The button that pays. */
  children: ReactNode;
};

/** Dimmed while a change that affects them is under way. */
export const CartTotals = ({ cart, settling = false }: { cart: Cart; settling?: boolean }) => {
  const { money } = useMoney();
  return (
    <dl className={classes.totals} aria-busy={settling || undefined} aria-live="polite">
      <Term name={messages.subtotal}>{money(cart.subTotal)}</Term>
      <Term name={messages.deliveryFee}>
        {cart.shippingCost === 0 ? <FormattedMessage {...messages.free} /> : money(cart.shippingCost)}
      </Term>
      {cart.voucherSaving > 0 && <Term name={messages.voucherSaving}>−{money(cart.voucherSaving)}</Term>}
      <Term name={messages.gst} data-sum="gst">
        {money(cart.subTotalGST)}
      </Term>
      <Term name={messages.totalToPay} data-sum="total">
        {money(cart.totalToPay)}
      </Term>
    </dl>
  );
};

/** The server's last totals, and the next step. */
export const CartSummary = ({ cart, settling, state, children }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const hasPoa = cart.listing.some((line) => line.listPrice === 0 && !line.isFreePart);
  return (
    <aside className={classes.summary}>
      {cart.listing.length > 0 && <VoucherBlock cart={cart} />}
      <CartTotals cart={cart} settling={settling} />
      {cart.voucherSaving > 0 && (
        <p className={classes.note}>{formatMessage(messages.voucherSaved, { amount: money(cart.voucherSaving) })}</p>
      )}
      {hasPoa && <p className={classes.note}>{formatMessage(messages.poaNote)}</p>}
      {cart.listing.length > 0 && !hasPoa && !cart.listing.some(isShort) && <LeavingDays state={state} />}
      {children}
      {cart.listing.length > 0 && (
        <PaperButton paper="order" order={cart} label={<FormattedMessage {...messages.orderPdfDownload} />} />
      )}
      {cart.warehouse && (
        <section className={classes.from}>
          <h2>{formatMessage(messages.deliveryFrom)}</h2>
          <p>
            {cart.warehouse.name}
            <br />
            {cart.warehouse.address}
          </p>
        </section>
      )}
    </aside>
  );
};
