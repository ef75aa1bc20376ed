import { getRouteApi } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/components/order-page.tsx';
import { AskedAgain } from '../features/returns/components/asked-again.tsx';
import { ExchangesOfOrder } from '../features/returns/components/exchanges-to-pay.tsx';
import { ReturnsOfOrder } from '../features/returns/components/returns-of-order.tsx';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

const route = getRouteApi('/$region/member-order-details/$orderID/$orderNo');

export const OrderDetailsPage = () => {
  const ids = route.useParams();
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
        returns={(order, mayAsk) => (
          <ReturnsOfOrder order={order} orderID={ids.orderID} named={ids.orderNo} mayAsk={mayAsk} />
        )}
      />
    </Confirming>
  );
};
