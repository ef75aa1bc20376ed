import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { cartKey } from '../features/cart/api/cart-query.ts';
import { CartPage } from '../features/cart/components/cart-page.tsx';
import type { PlacedOrder as Placed } from '../features/cart/model/payment-state.ts';
import { FamilyIndex } from '../features/parts/components/family-index.tsx';
import { useApi } from '../shared/http/api-context.ts';
import { sessionKey } from '../shared/http/session-query.ts';
import { DeliveryNotice } from '../shared/places/delivery-notice.tsx';
import { useBuyer } from './use-buyer.ts';

// Shown after an order was placed.
const PlacedOrder = lazy(() => import('./placed-order.tsx').then((file) => ({ default: file.PlacedOrder })));

// Loaded when the cart is not empty.
const ShareCart = lazy(() =>
  import('../features/pad/components/share-cart.tsx').then((file) => ({ default: file.ShareCart })),
);

const cart = getRouteApi('/$region/cart');
const checkout = getRouteApi('/$region/checkout');

const Page = ({
  at,
  search,
}: {
  at: '/$region/cart' | '/$region/checkout';
  search: ReturnType<typeof cart.useSearch>;
}) => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const buyer = useBuyer();
  const { placed, no } = search;
  const showOrder = useCallback(
    ({ orderID, orderNo }: Placed) => {
      queryClient.removeQueries({ queryKey: cartKey(api) });
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      const named = { placed: orderID, no: orderNo };
      void navigate({ to: at, params: { region: api.region }, search: named, replace: true });
    },
    [api, at, navigate, queryClient],
  );
  const order = placed && no ? { orderID: placed, orderNo: no } : null;
  return (
    <>
      {!order && <DeliveryNotice />}
      <CartPage
        checkout={at === '/$region/checkout'}
        placed={order}
        onPlaced={showOrder}
        receipt={(shown) => (
          <Suspense fallback={<Skeleton height={320} />}>
            <PlacedOrder {...shown} buyer={buyer} />
          </Suspense>
        )}
        range={<FamilyIndex />}
        share={(lines) =>
          lines.length > 0 && (
            <Suspense fallback={null}>
              <ShareCart key={JSON.stringify(lines.map(({ partno, quantity }) => [partno, quantity]))} />
            </Suspense>
          )
        }
        buyer={buyer}
      />
    </>
  );
};

export const CartRoutePage = () => <Page at="/$region/cart" search={cart.useSearch()} />;

export const CheckoutRoutePage = () => <Page at="/$region/checkout" search={checkout.useSearch()} />;
