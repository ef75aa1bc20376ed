import { FormattedMessage } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { deliveryMessages as messages } from '../ui/messages.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './delivery-notice.module.css';
import { StockistHint } from './stockist-hint.tsx';

/** For New Zealand, before anything is chosen: goods are delivered to Australia only, and the alternatives. */
export const DeliveryNotice = () => {
  const { region } = useApi();
  if (region !== 'nz') return null;
  return (
    <div className={classes.room}>
      <Notice kind="info" title={<FormattedMessage {...messages.australiaOnly} />}>
        <StockistHint />
      </Notice>
    </div>
  );
};
