import { type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine, nameOf } from '../../../shared/address/place-line.ts';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Cart, CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { isBusy, isHolding, isLocked } from '../model/payment-state.ts';
import { isShort } from '../model/stock.ts';
import { CardForm, type CardHandle, type WrongField } from './card-form.tsx';
import pageClasses from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import classes from './payment-section.module.css';
import type { Payment } from './use-payment.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { regionZones } from '@southline/kernel/region';
import { useApi } from '../../../shared/http/api-context.ts';

/** The time until which the goods of an unpaid order are held, in the region's time zone. */
const HeldUntil = ({ at }: { at: string }) => {
  const { region } = useApi();
  const { formatTime } = useIntl();
  if (Date.parse(at) <= Date.now()) return null;
  const zone = { timeZone: regionZones[region], timeZoneName: 'short' } as const;
  return (
    <p className={classes.held}>
      <FormattedMessage
        {...messages.heldUntil}
        values={{ time: formatTime(at, { hour: 'numeric', minute: '2-digit', ...zone }) }}
      />
    </p>
  );
};

/** Shows the address again beside the payment, so that a mistake is noticed before paying. */
const DeliverTo = ({ form, onChange }: { form: CheckoutForm; onChange: () => void }) => {
  const address = addressLine(form.values);
  if (!address) return null;
  return (
    <p className={classes.deliverTo}>
      <FormattedMessage {...messages.goesTo} values={{ name: nameOf(form.values), address }} />{' '}
      <button type="button" className={classes.change} onClick={onChange}>
        <FormattedMessage {...messages.changeAddress} />
      </button>
    </p>
  );
};

const shortId = 'short-of-stock';

/** Why the cart cannot be paid, beside the button. */
const ShortOfStock = ({ lines }: { lines: readonly CartLine[] }) => {
  const [first] = lines;
  if (!first) return null;
  const showFirst = () => {
    document.getElementById(`line-${first.shoppingCartID}`)?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <p id={shortId} className={classes.short} role="alert">
      {lines.length === 1 ? (
        <FormattedMessage {...messages.shortOfStock} values={{ parts: first.partno }} />
      ) : (
        <FormattedMessage {...messages.shortLines} values={{ count: lines.length }} />
      )}{' '}
      <button type="button" className={classes.change} onClick={showFirst}>
        <FormattedMessage {...messages.showShort} values={{ count: lines.length }} />
      </button>
    </p>
  );
};

const termsId = 'accept-terms';

type AcceptTermsProps = {
  accepted: boolean;
  /** Enter was pressed in the card before. */
  asked: boolean;
  onChange: (accepted: boolean) => void;
};

const AcceptTerms = ({ accepted, asked, onChange }: AcceptTermsProps) => {
  const page = (to: '/$region/terms-conditions' | '/$region/privacy-policy') => (chunks: ReactNode) => (
    <Link to={to} target="_blank">
      {chunks}
    </Link>
  );
  return (
    <Checkbox
      id={termsId}
      className={classes.terms}
      checked={accepted}
      error={asked && !accepted && <FormattedMessage {...messages.acceptFirst} />}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <FormattedMessage
          {...messages.acceptTerms}
          values={{ terms: page('/$region/terms-conditions'), privacy: page('/$region/privacy-policy') }}
        />
      }
    />
  );
};

type Props = {
  cart: Cart;
  form: CheckoutForm;
  card: RefObject<CardHandle | null>;
  checkout: Payment;
  /** True on the checkout page, whose button is named by the specification. */
  atCheckout: boolean;
  /** The cart is changing: its total is not known yet. */
  waiting: boolean;
  onPay: () => void;
  onCardChecked: (wrong: WrongField[]) => void;
  onChangeAddress: () => void;
};

/** One region of two boxes: the card, and beside it the totals with the only prominent button of the page. */
export const PaymentSection = ({
  cart,
  form,
  card,
  checkout,
  atCheckout,
  waiting,
  onPay,
  onCardChecked,
  onChangeAddress,
}: Props) => {
  const { formatMessage } = useIntl();
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  const { money } = useMoney();
  const { state } = checkout;
  const free = cart.totalToPay === 0;
  const off = useSwitchText('payments-off', 'read-only');
  // A payment that runs keeps its card form, which posts the card.
  const isOff = !free && off !== undefined && !isLocked(state);
  const short = cart.listing.filter(isShort);
  const blocked = isOff || waiting || short.length > 0;
  const enter = () => {
    setAsked(true);
    if (!accepted) document.getElementById(termsId)?.focus();
    else if (short.length > 0) document.getElementById(shortId)?.querySelector('button')?.focus();
    else if (!blocked) onPay();
  };
  return (
    <section className={classes.region} aria-labelledby="payment-title">
      <div id="payment" className={`${pageClasses.section} ${classes.payment}`} data-print="hidden">
        <h2 id="payment-title">{formatMessage(messages.payment)}</h2>
        <PaymentOutcome checkout={checkout} />
        {checkout.heldUntil && isHolding(state) && <HeldUntil at={checkout.heldUntil} />}
        <fieldset className={classes.form} disabled={isLocked(state)} hidden={isLocked(state)}>
          {free ? (
            <p>{formatMessage(messages.nothingToPay)}</p>
          ) : isOff ? (
            <Notice kind="warning">{off}</Notice>
          ) : (
            <CardForm ref={card} onChecked={onCardChecked} onEnter={enter} />
          )}
        </fieldset>
        {isBusy(state) && <PaymentProgress step={state.step} />}
      </div>
      <CartSummary cart={cart} settling={waiting} state={form.values.DeliveryState}>
        <fieldset className={classes.form} disabled={isLocked(state)} hidden={isLocked(state)}>
          <DeliverTo form={form} onChange={onChangeAddress} />
          <AcceptTerms accepted={accepted} asked={asked} onChange={setAccepted} />
          <div className={classes.bar} data-print="hidden">
            <ShortOfStock lines={short} />
            {atCheckout && (
              <b className={classes.sum} aria-hidden="true">
                {money(cart.totalToPay)}
              </b>
            )}
            <Button
              size="lg"
              className={classes.pay}
              disabled={blocked || !accepted}
              aria-describedby={short.length > 0 ? shortId : undefined}
              onClick={onPay}
            >
              {free || atCheckout
                ? formatMessage(messages.placeOrder)
                : formatMessage(messages.pay, { total: money(cart.totalToPay) })}
            </Button>
          </div>
        </fieldset>
      </CartSummary>
    </section>
  );
};
