import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { cartKey } from '../features/cart/api/cart-query.ts';
import { CartPage } from '../features/cart/components/cart-page.tsx';
import type { PlacedOrder } from '../features/cart/model/payment-state.ts';
import { FamilyIndex } from '../features/parts/components/family-index.tsx';
import { useApi } from '../shared/http/api-context.ts';
import { sessionKey } from '../shared/http/session-query.ts';
import { DeliveryNotice } from '../shared/places/delivery-notice.tsx';
import { useBuyer } from './use-buyer.ts';

const route = getRouteApi('/$region/cart');

export const CartRoutePage = () => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const buyer = useBuyer();
  const { placed, no } = route.useSearch();
  const showOrder = useCallback(
    ({ orderID, orderNo }: PlacedOrder) => {
      queryClient.removeQueries({ queryKey: cartKey(api) });
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      const search = { placed: orderID, no: orderNo };
      void navigate({ to: '/$region/cart', params: { region: api.region }, search, replace: true });
    },
    [api, navigate, queryClient],
  );
  const order = placed && no ? { orderID: placed, orderNo: no } : null;
  return (
    <>
      {!order && <DeliveryNotice />}
      <CartPage placed={order} onPlaced={showOrder} range={<FamilyIndex />} buyer={buyer} />
    </>
  );
};
