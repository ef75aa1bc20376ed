import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useCallback } from 'react';
import { OrderPayment } from '../features/cart/components/order-payment.tsx';
import type { PlacedOrder } from '../features/cart/model/payment-state.ts';
import type { OrderLine } from '../features/orders/api/order-query.ts';
import { ordersKey } from '../features/orders/api/orders-queries.ts';
import { PayOfferPage } from '../features/orders/components/pay-offer-page.tsx';
import { PayExchangePage } from '../features/returns/components/pay-exchange-page.tsx';
import { useApi } from '../shared/http/api-context.ts';

const route = getRouteApi('/$region/pay-offer');

const deliveryOf = (line: OrderLine) => ({
  FirstName: line.firstName,
  LastName: line.lastName,
  DeliveryAddressline: line.deliveryAddressline1,
  DeliveryLocality: line.deliveryLocality,
  DeliveryState: line.deliveryState,
  DeliveryPostcode: line.deliveryPostCode,
  Phone: line.telephone,
  Email: line.emailAddress,
});

export const PayOfferRoutePage = () => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { order, no, item } = route.useSearch();
  const showOrder = useCallback(
    (placed: PlacedOrder) => {
      void queryClient.invalidateQueries({ queryKey: ordersKey(api) });
      void navigate({
        to: '/$region/member-order-details/$orderID/$orderNo',
        params: { region: api.region, ...placed },
        replace: true,
      });
    },
    [api, navigate, queryClient],
  );
  const payment: ComponentProps<typeof PayOfferPage>['payment'] = (payable, line, ended, onRefused) => (
    <OrderPayment
      order={payable}
      delivery={deliveryOf(line)}
      ended={ended}
      onPlaced={showOrder}
      onRefused={onRefused}
    />
  );
  return item ? (
    <PayExchangePage returnItemID={item} payment={payment} />
  ) : (
    <PayOfferPage orderID={order} orderNo={no} payment={payment} />
  );
};
