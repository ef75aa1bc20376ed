import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE } from '../../../shared/brand/contact.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { StockistHint } from '../../../shared/places/stockist-hint.tsx';
import { deliveryMessages } from '../../../shared/ui/messages.ts';
import { messages } from '../messages.ts';
import classes from './home-page.module.css';

/** The delivery promise. It is one short text, because it is part of the first script. */
export const HomePromise = () => {
  const api = useApi();
  const { money } = useMoney();
  const { formatTime } = useIntl();
  const { data } = useQuery(deliveryTermsQuery(api));
  return (
    <p className={classes.promise}>
      {api.region === 'nz' ? (
        <>
          <FormattedMessage {...deliveryMessages.australiaOnly} /> <StockistHint />
        </>
      ) : (
        data && (
          <FormattedMessage
            {...messages.promise}
            values={{
              time: formatTime(`2026-01-01T${data.cutOff}Z`, { timeZone: 'UTC' }),
              amount: money(data.freeFrom),
              phone: SUPPORT_PHONE,
            }}
          />
        )
      )}
    </p>
  );
};
