import { regionDate } from '@southline/kernel/region';
import type { OrderDetails } from '@southline/rest/types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { itemQuery } from '../api/request-queries.ts';
import { memberRequestsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { isApproved, isRefunded } from '../model/returns-of-order.ts';

/** The newest requests that are looked at. A part is held for some days only. */
const MOST = 5;

type Props = { itemIDs: readonly string[] };

/** Of these approved items the parts in exchange that are held until they are paid for. */
const HeldExchanges = ({ itemIDs }: Props) => {
  const api = useApi();
  const { money } = useMoney();
  const items = useQueries({
    queries: itemIDs.slice(0, MOST).map((id) => ({ ...itemQuery(api, id), refetchInterval: false as const })),
  });
  const held = items.flatMap((query) => {
    const item = query.data?.item;
    return item?.exchange?.state === 'Held' ? { itemID: item.return_ItemID, exchange: item.exchange } : [];
  });
  if (held.length === 0) return null;
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.exchangesToPay} />}>
      {held.map(({ itemID, exchange: { productNr, quantity, totalToPay, heldUntil } }) => (
        <p key={itemID}>
          <Link to="/$region/pay-offer" search={{ order: '', no: '', item: itemID }}>
            <FormattedMessage
              {...messages.exchangeToPay}
              values={{
                quantity,
                number: productNr,
                amount: money(totalToPay),
                day: regionDate(new Date(heldUntil), api.region),
              }}
            />
          </Link>
        </p>
      ))}
    </Notice>
  );
};

/** Of all returns of the member. */
export const ExchangesToPay = () => {
  const { data } = useQuery(memberRequestsQuery(useApi(), { status: 'RA' }));
  const asked = data?.returnList.filter(({ exchangeFor }) => exchangeFor !== null) ?? [];
  return <HeldExchanges itemIDs={asked.map(({ returnItemID }) => returnItemID)} />;
};

/** Of one order. Guests have no list of requests, so that its returned items are looked at. */
export const ExchangesOfOrder = ({ order: { returnDataTables } }: { order: OrderDetails }) => (
  <HeldExchanges
    itemIDs={returnDataTables
      .filter((row) => isApproved(row) && isRefunded(row))
      .map(({ returnItemID }) => returnItemID)}
  />
);
