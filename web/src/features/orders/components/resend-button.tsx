import { FormattedMessage } from 'react-intl';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

export const ResendButton = ({ orderID }: { orderID: string }) => {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation(orderID);
  return (
    <div className={classes.resend}>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        <MailIcon size={18} />
        <FormattedMessage {...messages.resend} />
      </button>
      <p role="status">{isSuccess && <FormattedMessage {...messages.resent} />}</p>
      <ErrorLine error={error} className={classes.problem} />
    </div>
  );
};
