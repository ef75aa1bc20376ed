import { getRouteApi } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/components/order-page.tsx';
import { AskReturn } from '../features/returns/components/ask-return.tsx';
import { AskedAgain } from '../features/returns/components/asked-again.tsx';
import { ExchangesOfOrder } from '../features/returns/components/exchanges-to-pay.tsx';
import { ReturnsOfOrder } from '../features/returns/components/returns-of-order.tsx';
import { mayAskOnPage } from '../features/returns/model/may-return.ts';
import { Confirming } from '../features/second-factor/components/confirming.tsx';
import { useApi } from '../shared/http/api-context.ts';

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
        returns={(order) => <ReturnsOfOrder order={order} orderID={ids.orderID} named={ids.orderNo} />}
      />
    </Confirming>
  );
};
