import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { saveCustomerDetails } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import type { Buyer } from '../model/buyer.ts';
import pageClasses from './cart-page.module.css';
import { type CheckoutForm, sentValues } from './checkout-form.ts';
import { DetailsForm } from './details-form.tsx';
import classes from './details-section.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { GuestActions } from './guest-actions.tsx';
import { MemberActions } from './member-actions.tsx';
import { OrderExtrasFields } from './order-extras.tsx';

type Props = {
  form: CheckoutForm;
  buyer: Buyer;
  /** The last check found errors: they are summed up at the top. */
  summed: boolean;
  check: () => boolean;
};

export const DetailsSection = ({ form, buyer, summed, check }: Props) => {
  const api = useApi();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => {
      const { delivery, extras } = sentValues(form.getValues());
      return saveCustomerDetails(api, delivery, extras);
    },
    onSuccess: () => {
      // What is saved is what a Cancel goes back to.
      form.resetDirty();
      form.setInitialValues(form.getValues());
      document.getElementById('payment')?.scrollIntoView({ block: 'start' });
    },
  });
  const save = () => {
    if (!isPending && check()) mutate();
  };
  const cancel = () => {
    reset();
    form.reset();
  };
  return (
    <>
      <section className={pageClasses.section} aria-labelledby="details">
        <h2 id="details">
          <FormattedMessage {...messages.details} />
        </h2>
        {buyer.kind === 'member' && buyer.details && (
          <p className={classes.source}>
            <FormattedMessage {...messages.fromProfile} />
          </p>
        )}
        {summed && <ErrorSummary form={form} />}
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
