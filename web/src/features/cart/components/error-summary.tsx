import { FormattedMessage } from 'react-intl';
import { ErrorSummary as Summary } from '../../../shared/ui/error-summary.tsx';
import { messages } from '../messages.ts';
import { type CheckoutForm, fieldId } from './checkout-form.ts';

export const ErrorSummary = ({ form }: { form: CheckoutForm }) => (
  <Summary
    title={<FormattedMessage {...messages.checkFields} />}
    problems={Object.entries(form.errors).flatMap(([name, text]) => (text ? { id: fieldId(name), text } : []))}
  />
);
