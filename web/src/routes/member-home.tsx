import { useQuery } from '@tanstack/react-query';
import { favouriteNumbersQuery } from '../features/favourites/api/favourite-queries.ts';
import { GaragePicks } from '../features/garage/components/garage-picks.tsx';
import { MemberPanel } from '../features/home/components/member-panel.tsx';
import { LatestOrders, OffersToAnswer } from '../features/orders/components/latest-orders.tsx';
import { memberReturnsQuery } from '../features/returns/api/returns-queries.ts';
import { ExchangesToPay } from '../features/returns/components/exchanges-to-pay.tsx';
import { useApi } from '../shared/http/api-context.ts';
import { ScreenTexts } from '../shared/i18n/screen-texts.tsx';

const SCREENS = ['orders', 'garage', 'returns'];

/** A member's part of the home page. It is a separate chunk, because most visitors of the home page are not signed in. */
export const MemberHome = () => {
  const api = useApi();
  const { data: favourites } = useQuery(favouriteNumbersQuery(api));
  const { data: returns } = useQuery(memberReturnsQuery(api, { status: 'P' }));
  return (
    <ScreenTexts api={api} screens={SCREENS} fallback={null}>
      <MemberPanel
        offers={
          <>
            <OffersToAnswer />
            <ExchangesToPay />
          </>
        }
        orders={<LatestOrders />}
        vehicles={<GaragePicks />}
        favourites={favourites?.length}
        openReturns={returns?.totalCount}
      />
    </ScreenTexts>
  );
};
