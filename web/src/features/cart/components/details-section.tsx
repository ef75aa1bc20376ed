import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { Cart } from '../api/cart-types.ts';
import { saveCustomerDetails } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import { type Buyer, beginning } from '../model/buyer.ts';
import { AddressCard } from './address-card.tsx';
import pageClasses from './cart-page.module.css';
import { type CheckoutForm, savedExtras, sentValues } from './checkout-form.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './details-section.module.css';
import { GuestActions } from './guest-actions.tsx';
import { MemberActions } from './member-actions.tsx';
import { OrderExtrasFields } from './order-extras.tsx';

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
};

export const DetailsSection = ({ cart, form, buyer, typing, problems, onChange, onDone }: Props) => {
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
    },
  });
  const save = () => {
    if (!isPending && form.isRight()) mutate();
  };
  const { details, lastSite } = buyer.kind === 'member' ? buyer : { details: null, lastSite: null };
  // A member's complete address is shown as a card; the form opens on request.
  const asCard = details !== null && !typing && form.isWhole;
  /** Resets the form to its initial values; changes apply to this order only. */
  const cancel = () => {
    reset();
    if (details) form.fill({ ...beginning(details, lastSite, api.region), ...savedExtras(cart) });
    else form.clear();
    onDone();
  };
  return (
    <>
      <section className={pageClasses.section} aria-labelledby="details">
        <h2 id="details">{formatMessage(messages.details)}</h2>
        {details && <DeliveryChoice form={form} details={details} />}
        <Summary problems={problems} />
        {asCard && <AddressCard delivery={form.values} onChange={onChange} />}
        <div hidden={asCard}>
          <DetailsForm form={form} />
        </div>
      </section>
      <section className={pageClasses.section} aria-labelledby="extras">
        <h2 id="extras">{formatMessage(messages.extras)}</h2>
        <OrderExtrasFields form={form} />
        <div className={classes.actions}>
          {buyer.kind === 'guest' ? (
            <GuestActions Join={buyer.Join} saving={isPending} onCheckout={save} />
          ) : (
            <MemberActions saving={isPending} onApply={save} onCancel={cancel} />
          )}
          {isSuccess && !isPending && (
            <span className={classes.saved} role="status">
              <CheckIcon size={18} />
              <FormattedMessage {...messages.detailsSaved} />
            </span>
          )}
        </div>
        {error && (
          <Notice kind="error" title={<FormattedMessage {...messages.detailsFailed} />}>
            <ServerText text={error.message} />
          </Notice>
        )}
      </section>
    </>
  );
};
