import { Textarea } from '@mantine/core';
import { remarkLengths } from '@southline/kernel/order';
import { useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import classes from '../../../shared/forms/fields.module.css';
import { messages } from '../messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

export const OrderExtrasFields = ({ form: { field } }: { form: CheckoutForm }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.fields}>
      <Field
        {...field('ccemail')}
        className={classes.wide}
        label={messages.extraEmails}
        hint={messages.extraEmailsHint}
        inputMode="email"
        maxLength={remarkLengths.ccEmails}
      />
      <Field
        {...field('businessName')}
        label={messages.businessName}
        hint={messages.businessNameHint}
        maxLength={remarkLengths.businessName}
        autoComplete="organization"
      />
      <Field
        {...field('purchaseorderno')}
        label={messages.purchaseOrder}
        maxLength={remarkLengths.purchaseOrderNo}
        autoComplete="off"
      />
      <Textarea
        {...field('notes')}
        className={classes.wide}
        label={formatMessage(messages.notes)}
        maxLength={remarkLengths.notes}
        rows={2}
      />
    </div>
  );
};
