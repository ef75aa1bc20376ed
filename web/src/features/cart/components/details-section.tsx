import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { Cart } from '../api/cart-types.ts';
import { saveCustomerDetails } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import { type Buyer, fromProfile } from '../model/buyer.ts';
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
};

export const DetailsSection = ({ cart, form, buyer }: Props) => {
  const api = useApi();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => {
      const { delivery, extras } = sentValues(form.getValues());
      return saveCustomerDetails(api, delivery, extras);
    },
    onError: form.refuse,
    onSuccess: () => document.getElementById('payment')?.scrollIntoView({ block: 'start' }),
  });
  const save = () => {
    if (!isPending && form.isRight()) mutate();
  };
  const details = buyer.kind === 'member' ? buyer.details : null;
  /** Back to the profile: what was changed counts for this order only. */
  const cancel = () => {
    reset();
    if (details) form.fill({ ...fromProfile(details, api.region), ...savedExtras(cart) });
    else form.clear();
  };
  return (
    <>
      <section className={pageClasses.section} aria-labelledby="details">
        <h2 id="details">
          <FormattedMessage {...messages.details} />
        </h2>
        {details && <DeliveryChoice form={form} details={details} />}
        <Summary problems={form.summary} />
        <DetailsForm form={form} />
      </section>
      <section className={pageClasses.section} aria-labelledby="extras">
        <h2 id="extras">
          <FormattedMessage {...messages.extras} />
        </h2>
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
