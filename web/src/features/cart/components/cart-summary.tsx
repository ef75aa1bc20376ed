import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import type { Cart } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import classes from './cart-summary.module.css';
import { VoucherBlock } from './voucher-block.tsx';

/** Totals as the server last said them; faint while a change is under way that will move them. */
export const CartSummary = ({ cart, settling, checkout }: { cart: Cart; settling: boolean; checkout: boolean }) => {
  const { region } = useApi();
  const { money } = useMoney();
  const hasPoa = cart.listing.some((line) => line.listPrice === 0 && !line.isFreePart);
  return (
    <aside className={classes.summary}>
      {cart.warehouse && (
        <section className={classes.from}>
          <h2>
            <FormattedMessage {...messages.deliveryFrom} />
          </h2>
          <p>
            {cart.warehouse.name}
            <br />
            {cart.warehouse.address}
          </p>
        </section>
      )}
      {cart.listing.length > 0 && <VoucherBlock cart={cart} />}
      <dl className={classes.totals} aria-busy={settling || undefined} aria-live="polite">
        <div>
          <dt>
            <FormattedMessage {...messages.subtotal} />
          </dt>
          <dd>{money(cart.subTotal)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.deliveryFee} />
          </dt>
          <dd>{cart.shippingCost === 0 ? <FormattedMessage {...messages.free} /> : money(cart.shippingCost)}</dd>
        </div>
        {cart.voucherSaving > 0 && (
          <div className={classes.saving}>
            <dt>
              <FormattedMessage {...messages.voucherSaving} />
            </dt>
            <dd>−{money(cart.voucherSaving)}</dd>
          </div>
        )}
        <div className={classes.gst}>
          <dt>
            <FormattedMessage {...messages.gst} />
          </dt>
          <dd>{money(cart.subTotalGST)}</dd>
        </div>
        <div className={classes.total}>
          <dt>
            <FormattedMessage {...messages.totalToPay} />
          </dt>
          <dd>{money(cart.totalToPay)}</dd>
        </div>
      </dl>
      {cart.voucherSaving > 0 && (
        <p className={classes.note}>
          <FormattedMessage {...messages.voucherSaved} values={{ amount: money(cart.voucherSaving) }} />
        </p>
      )}
      {hasPoa && (
        <p className={classes.note}>
          <FormattedMessage {...messages.poaNote} />
        </p>
      )}
      {!checkout && cart.listing.length > 0 && (
        <Link to="/$region/checkout" params={{ region }} className={classes.checkout}>
          <FormattedMessage {...messages.checkoutTitle} />
        </Link>
      )}
      {cart.listing.length > 0 && (
        <PaperButton paper="order" order={cart} label={<FormattedMessage {...messages.orderPdfDownload} />} />
      )}
    </aside>
  );
};
