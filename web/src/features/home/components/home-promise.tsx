import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { cutOffText } from '../../../shared/places/cut-off.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { deliveryMessages } from '../../../shared/ui/messages.ts';
import { messages } from '../messages.ts';
import classes from './home-page.module.css';

/** What a buyer can count on: dispatch, delivery, returns, and a person on the telephone. */
export const HomePromise = () => {
  const api = useApi();
  const { locale } = useIntl();
  const { money } = useMoney();
  const { data: terms } = useQuery(deliveryTermsQuery(api));
  return (
    <ul className={classes.promise}>
      {api.region === 'nz' ? (
        <li>
          <FormattedMessage {...deliveryMessages.australiaOnly} />
        </li>
      ) : (
        terms && (
          <>
            <li>
              <FormattedMessage {...messages.promiseDispatch} values={{ time: cutOffText(terms, locale).time }} />
            </li>
            <li>
              <FormattedMessage {...messages.promiseDelivery} values={{ amount: money(terms.freeFrom) }} />
            </li>
          </>
        )
      )}
      <li>
        <FormattedMessage {...messages.promiseReturns} />
      </li>
      <li>
        <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
      </li>
    </ul>
  );
};
