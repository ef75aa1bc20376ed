import { regionDateTime } from '@southline/kernel/region';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Cart } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { CartLines } from './cart-lines.tsx';
import classes from './cart-page.module.css';
import summary from './cart-summary.module.css';
import { CartTotals } from './cart-summary.tsx';

type Props = { cart: Cart; seenAt: string };

const nothing = () => undefined;

/** The stored copy of the cart, without a connection. Nothing in it can be changed, and it cannot be paid. */
export const OfflineCart = ({ cart, seenAt }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const at = regionDateTime(new Date(seenAt), region);
  return (
    <>
      <h1 className={classes.title}>
        <FormattedMessage {...messages.title} />
        <span className={classes.count}>{formatMessage(messages.lines, { count: cart.listing.length })}</span>
      </h1>
      <div className={classes.notices}>
        <Notice kind="info" title={<FormattedMessage {...messages.seenTitle} values={{ at }} />}>
          <FormattedMessage {...messages.seenText} />
        </Notice>
      </div>
      <div className={classes.columns}>
        <fieldset className={classes.main} disabled>
          <CartLines lines={cart.listing} checkout={false} onRemoved={nothing} />
        </fieldset>
        <aside className={summary.summary}>
          <CartTotals cart={cart} />
        </aside>
      </div>
    </>
  );
};
