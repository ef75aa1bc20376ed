import { getRouteApi } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/components/order-page.tsx';
import { ReturnsOfOrder } from '../features/returns/components/returns-of-order.tsx';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

const route = getRouteApi('/$region/member-order-details/$orderID/$orderNo');

export const OrderDetailsPage = () => {
  const ids = route.useParams();
  return (
    <Confirming>
      <OrderPage
        {...ids}
        returns={(order, mayAsk) => (
          <ReturnsOfOrder order={order} orderID={ids.orderID} named={ids.orderNo} mayAsk={mayAsk} />
        )}
      />
    </Confirming>
  );
};
