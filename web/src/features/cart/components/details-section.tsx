import { Group, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOf } from '../../../shared/address/place-line.ts';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { Cart } from '../api/cart-types.ts';
import { saveCustomerDetails } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import { type Buyer, beginning } from '../model/buyer.ts';
import type { Delivery } from '../model/delivery.ts';
import pageClasses from './cart-page.module.css';
import { type CheckoutForm, savedExtras, sentValues } from './checkout-form.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './details-section.module.css';
import { OrderExtrasFields } from './order-extras.tsx';

/** A member's delivery address, laid out as on a parcel label. */
const AddressCard = ({ delivery, onChange }: { delivery: Delivery; onChange: () => void }) => {
  const { DeliveryAddressline: line, DeliveryLocality: suburb, DeliveryState: state, DeliveryPostcode } = delivery;
  return (
    <div className={classes.card}>
      <address className={classes.address}>
        <strong>{nameOf(delivery)}</strong>
        <span>{line}</span>
        <span>{`${suburb} ${state} ${DeliveryPostcode}`}</span>
      </address>
      <p className={classes.reach}>
        <span>{delivery.Phone}</span>
        <span>{delivery.Email}</span>
      </p>
      <Button variant="default" onClick={onChange}>
        <FormattedMessage {...messages.changeAddress} />
        <VisuallyHidden>
          {' '}
          <FormattedMessage {...messages.changeDetailsOf} />
        </VisuallyHidden>
      </Button>
    </div>
  );
};

type GuestActionsProps = { Join: ComponentType<{ onClose: () => void }>; saving: boolean; onCheckout: () => void };

/** The choices of an anonymous visitor, before the form: register, buy as a guest, or sign in. */
const GuestActions = ({ Join, saving, onCheckout }: GuestActionsProps) => {
  const { href } = useLocation();
  const [joining, setJoining] = useState(false);
  return (
    <Group gap="10px 18px" mb={18}>
      <Button size="sm" variant="default" onClick={() => setJoining(true)} aria-haspopup="dialog">
        <FormattedMessage {...messages.joinUs} />
      </Button>
      <Button size="sm" variant="default" loading={saving} onClick={onCheckout} text={messages.guestCheckout} />
      <Link
        to="/$region/sign-in"
        search={{ re: 'unauthorised' }}
        className={classes.signIn}
        onClick={() => returnPath.remember(href)}
        text={messages.signInMember}
      />
      <Suspense fallback={null}>{joining && <Join onClose={() => setJoining(false)} />}</Suspense>
    </Group>
  );
};

type Props = {
  cart: Cart;
  form: CheckoutForm;
  buyer: Buyer;
  /** Whether the form is open although a card could replace it. */
  typing: boolean;
  /** All problems of the form, including those of the card. */
  problems: ComponentProps<typeof Summary>['problems'];
  onChange: () => void;
  onDone: () => void;
  /** A guest goes on to the card. */
  onCheckout: () => void;
};

export const DetailsSection = ({ cart, form, buyer, typing, problems, onChange, onDone, onCheckout }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => {
      const { delivery, extras } = sentValues(form.getValues());
      return saveCustomerDetails(api, delivery, extras);
    },
    onError: form.refuse,
    onSuccess: () => {
      onDone();
      document.getElementById('payment')?.scrollIntoView({ block: 'start' });
      if (buyer.kind === 'guest') onCheckout();
    },
  });
  const save = () => {
    if (!isPending && form.isRight()) mutate();
  };
  /** Begins an empty form at its first field; complete details lead to the card. */
  const begin = () => {
    const { FirstName, DeliveryAddressline } = form.getValues();
    if (FirstName || DeliveryAddressline) save();
    else document.getElementById(form.fieldId('FirstName'))?.focus();
  };
  const { details, lastSite } = buyer.kind === 'member' ? buyer : { details: null, lastSite: null };
  // A member's complete address is shown as a card; the form opens on request.
  const asCard = details !== null && !typing && form.isWhole;
  /** Resets the form to its initial values; changes apply to this order only. */
  const cancel = () => {
    reset();
    if (details) form.fill({ ...beginning(details, lastSite, api.region), ...savedExtras(cart, details) });
    else form.clear();
    onDone();
  };
  return (
    <>
      <section className={pageClasses.section} aria-labelledby="details">
        <h2 id="details">{formatMessage(messages.details)}</h2>
        {details && <DeliveryChoice form={form} details={details} />}
        {buyer.kind === 'guest' && <GuestActions Join={buyer.Join} saving={isPending} onCheckout={begin} />}
        <Summary problems={problems} />
        {asCard && <AddressCard delivery={form.values} onChange={onChange} />}
        <div hidden={asCard}>
          <DetailsForm form={form} />
        </div>
      </section>
      <section className={pageClasses.section} aria-labelledby="extras">
        <h2 id="extras">{formatMessage(messages.extras)}</h2>
        <OrderExtrasFields form={form} />
        <Group gap="10px 18px" mt={18} mb={10}>
          {buyer.kind === 'member' && (
            <>
              <Button size="sm" variant="default" loading={isPending} onClick={save} text={messages.apply} />
              <Button size="sm" variant="subtle" disabled={isPending} onClick={cancel} text={messages.cancel} />
            </>
          )}
          {isSuccess && !isPending && (
            <span className={classes.saved} role="status">
              <CheckIcon size={18} />
              <FormattedMessage {...messages.detailsSaved} />
            </span>
          )}
        </Group>
        {error && (
          <Notice kind="error" title={<FormattedMessage {...messages.detailsFailed} />}>
            <ServerText text={error.message} />
          </Notice>
        )}
      </section>
    </>
  );
};
