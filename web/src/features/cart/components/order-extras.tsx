import { Textarea, TextInput } from '@mantine/core';
import { remarkLengths } from '@southline/kernel/order';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { type CheckoutForm, fieldId } from './checkout-form.ts';
import classes from './details-form.module.css';

export const OrderExtrasFields = ({ form }: { form: CheckoutForm }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.fields}>
      <TextInput
        {...form.getInputProps('ccemail')}
        id={fieldId('ccemail')}
        className={classes.wide}
        label={formatMessage(messages.extraEmails)}
        description={formatMessage(messages.extraEmailsHint)}
        inputMode="email"
        maxLength={remarkLengths.ccEmails}
      />
      <TextInput
        {...form.getInputProps('purchaseorderno')}
        id={fieldId('purchaseorderno')}
        label={formatMessage(messages.purchaseOrder)}
        maxLength={remarkLengths.purchaseOrderNo}
        autoComplete="off"
      />
      <Textarea
        {...form.getInputProps('notes')}
        id={fieldId('notes')}
        className={classes.wide}
        label={formatMessage(messages.notes)}
        maxLength={remarkLengths.notes}
        rows={2}
      />
    </div>
  );
};
