import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Profile, profileQuery } from '../features/account/api/profile-query.ts';
import { OrderPage } from '../features/orders/components/order-page.tsx';
import { AskReturn } from '../features/returns/components/ask-return.tsx';
import { AskedAgain } from '../features/returns/components/asked-again.tsx';
import { ExchangesOfOrder } from '../features/returns/components/exchanges-to-pay.tsx';
import { ReturnsOfOrder } from '../features/returns/components/returns-of-order.tsx';
import { mayAskOnPage } from '../features/returns/model/may-return.ts';
import { Confirming } from '../features/second-factor/components/confirming.tsx';
import { useApi } from '../shared/http/api-context.ts';

type SavedProps = { children: (addresses: Profile['addresses']) => ReactNode };

/** Loads the member's profile for its saved addresses. Without it there are none. */
const SavedAddresses = ({ children }: SavedProps) => children(useQuery(profileQuery(useApi())).data?.addresses ?? []);

const route = getRouteApi('/$region/member-order-details/$orderID/$orderNo');

export const OrderDetailsPage = () => {
  const ids = route.useParams();
  const api = useApi();
  return (
    <Confirming>
      <OrderPage
        {...ids}
        asked={(order) => (
          <>
            <AskedAgain order={order} orderID={ids.orderID} />
            <ExchangesOfOrder order={order} />
          </>
        )}
        returnLink={(order) =>
          mayAskOnPage(order, api.region, new Date()) ? <AskReturn order={order} orderID={ids.orderID} /> : undefined
        }
        savedAddresses={(show) => <SavedAddresses>{show}</SavedAddresses>}
        returns={(order) => <ReturnsOfOrder order={order} orderID={ids.orderID} named={ids.orderNo} />}
      />
    </Confirming>
  );
};
