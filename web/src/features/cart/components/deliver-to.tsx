import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { addressLine, nameOf } from '../model/sites.ts';
import type { CheckoutForm } from './checkout-form.ts';
import classes from './payment-section.module.css';

/** Shows the address again beside the payment, so that a mistake is noticed before paying. */
export const DeliverTo = ({ form, onChange }: { form: CheckoutForm; onChange: () => void }) => {
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
