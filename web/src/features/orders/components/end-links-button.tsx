import { FormattedMessage } from 'react-intl';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { useEndLinks } from '../api/guest-order.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

/** Mails are forwarded: the buyer of a guest's order, or staff, end the links that were mailed until now. */
export const EndLinksButton = ({ orderID }: { orderID: string }) => {
  const { mutate, isPending, isSuccess, error } = useEndLinks(orderID);
  return (
    <div className={classes.resend}>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        <FormattedMessage {...messages.endLinks} />
      </button>
      <p role="status">{isSuccess && <FormattedMessage {...messages.endedLinks} />}</p>
      <ErrorLine error={error} className={classes.problem} />
    </div>
  );
};
