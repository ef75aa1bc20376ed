import { regionDate } from '@southline/kernel/region';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { itemQuery } from '../api/request-queries.ts';
import { memberRequestsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';

/** The newest requests that are looked at. A part is held for some days only. */
const MOST = 5;

/** The parts in exchange that are held for a member until they are paid for; with an order number those of its returns. */
export const ExchangesToPay = ({ orderNo = '' }: { orderNo?: string }) => {
  const api = useApi();
  const { money } = useMoney();
  // The list of requests would send a guest to the sign-in.
  const enabled = useQuery(sessionQuery(api)).data?.signedIn ?? false;
  const { data } = useQuery({ ...memberRequestsQuery(api, { status: 'RA', orderNo }), enabled });
  const asked = data?.returnList.filter(({ exchangeFor }) => exchangeFor !== null).slice(0, MOST) ?? [];
  const items = useQueries({
    queries: asked.map(({ returnItemID }) => ({ ...itemQuery(api, returnItemID), refetchInterval: false as const })),
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
