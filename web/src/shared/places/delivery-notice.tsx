import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { deliveryMessages as messages } from '../ui/messages.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './delivery-notice.module.css';

/** For New Zealand, before anything is chosen: goods are delivered to Australia only, and the alternatives. */
export const DeliveryNotice = () => {
  const { region } = useApi();
  if (region !== 'nz') return null;
  const to = (path: string) => (text: ReactNode[]) => <Link to={`/${region}/${path}` as string}>{text}</Link>;
  return (
    <div className={classes.room}>
      <Notice kind="info" title={<FormattedMessage {...messages.australiaOnly} />}>
        <FormattedMessage {...messages.stockist} values={{ a: to('location-service/parts-stockist') }} />
      </Notice>
    </div>
  );
};
