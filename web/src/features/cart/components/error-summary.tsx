import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages } from '../messages.ts';
import { type CheckoutForm, fieldId } from './checkout-form.ts';
import classes from './error-summary.module.css';

/** All that is wrong in one place, each a way to its field. Gone when the fields are right. */
export const ErrorSummary = ({ form }: { form: CheckoutForm }) => {
  const errors = Object.entries(form.errors).filter(([, message]) => message);
  if (errors.length === 0) return null;
  return (
    <div className={classes.summary}>
      <Notice kind="error" title={<FormattedMessage {...messages.checkFields} />}>
        <ul className={classes.list}>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
