import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { useIsCartChanging } from '../api/cart-mutations.ts';
import type { Cart, CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import type { Buyer } from '../model/buyer.ts';
import { isBusy, isLocked, type PlacedOrder } from '../model/payment-state.ts';
import { isShort } from '../model/stock.ts';
import type { CardHandle, WrongField } from './card-form.tsx';
import { CartLines } from './cart-lines.tsx';
import classes from './cart-page.module.css';
import { ChangedNotice } from './changed-notice.tsx';
import { sentValues, useCheckoutForm } from './checkout-form.ts';
import { DetailsSection } from './details-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { RemoveAll } from './remove-all.tsx';
import { TakeStock } from './take-stock.tsx';
import { ToPad } from './to-pad.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = {
  cart: Cart;
  buyer: Buyer;
  empty: ReactNode;
  /** Below the lines. */
  share: ReactNode;
  /** True on the checkout page; the cart's own page can pay too. */
  checkout: boolean;
  onPlaced: (order: PlacedOrder) => void;
  onRemoved: (lines: CartLine[]) => void;
};

/** The cart with the whole payment section. While a payment runs, nothing in it can be changed. */
export const CartContent = ({ cart, buyer, empty, share, checkout: atCheckout, onPlaced, onRemoved }: Props) => {
  const { formatMessage } = useIntl();
  const { form, forgetDraft } = useCheckoutForm(cart, buyer);
  const card = useRef<CardHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  const changing = useIsCartChanging();
  const checkout = useCheckout({ cart, card, details: () => sentValues(form.getValues()) });
  const { state } = checkout;
  const [wrongCard, setWrongCard] = useState<WrongField[]>([]);
  const [typing, setTyping] = useState(false);
  // Incomplete details open the form, and it stays open once they are complete.
  if (!typing && !form.isWhole) setTyping(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: forgetting is the same at every rendering
  useEffect(() => {
    if (state.step === 'placed') {
      forgetDraft();
      onPlaced(state.order);
    }
    if (state.step === 'changed' || state.step === 'unplaced') {
      top.current?.focus();
      window.scrollTo({ top: 0 });
    }
  }, [state, onPlaced]);

  if (cart.listing.length === 0 && !isLocked(state)) return empty;

  const pay = () => {
    if (isBusy(state) || changing || cart.listing.some(isShort)) return;
    // Validates details and card together, shows all errors, and focuses the first one.
    const detailsRight = form.isRight();
    const wrong = (cart.totalToPay > 0 && card.current?.check(detailsRight)) || [];
    setWrongCard(wrong);
    if (detailsRight && wrong.length === 0) void checkout.pay();
  };
  const changeAddress = () => {
    // The form may be collapsed to a card: it has to be rendered before it can be focused.
    flushSync(() => setTyping(true));
    document.getElementById(form.fieldId('DeliveryAddressline'))?.focus();
  };
  const locked = isLocked(state);
  return (
    <>
      <h1 className={classes.title}>
        <FormattedMessage {...(atCheckout ? messages.checkoutTitle : messages.title)} />
        {!atCheckout && (
          <span className={classes.count}>{formatMessage(messages.lines, { count: cart.listing.length })}</span>
        )}
      </h1>
      {atCheckout && !locked && (
        <p className={classes.clear}>
          <RemoveAll
            lines={cart.listing}
            label={messages.clearCart}
            onRemoved={onRemoved}
            goOn={() => top.current?.focus()}
          />
        </p>
      )}
      <div ref={top} tabIndex={-1} className={classes.notices}>
        {state.step === 'changed' && <ChangedNotice changes={state.changes} />}
        {state.step === 'unplaced' && (
          <Notice kind="warning" title={<FormattedMessage {...messages.unplacedTitle} />}>
            <FormattedMessage {...messages.unplacedText} />
          </Notice>
        )}
        {cart.message && (
          <Notice kind="info">
            <ServerText text={cart.message} />
          </Notice>
        )}
      </div>
      <div className={classes.columns}>
        <fieldset className={classes.main} disabled={locked}>
          <TakeStock lines={cart.listing} />
          <CartLines lines={cart.listing} checkout={atCheckout} onRemoved={onRemoved} />
          {!atCheckout && (
            <div className={classes.more}>
              <ToPad />
              {share}
            </div>
          )}
          <DetailsSection
            {...{ cart, form, buyer, typing }}
            problems={[...form.summary, ...wrongCard]}
            onChange={changeAddress}
            onDone={() => setTyping(false)}
            onCheckout={() => card.current?.focus()}
          />
        </fieldset>
        <PaymentSection
          {...{ cart, form, card, checkout, atCheckout }}
          waiting={changing}
          onPay={pay}
          onCardChecked={(wrong) =>
            setWrongCard((told) => told.filter(({ id }) => wrong.some((each) => each.id === id)))
          }
          onChangeAddress={changeAddress}
        />
      </div>
    </>
  );
};
