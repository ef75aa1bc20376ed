import { useQuery } from '@tanstack/react-query';
import { WhatNext } from '../features/cart/components/what-next.tsx';
import type { Buyer } from '../features/cart/model/buyer.ts';
import { orderQuery } from '../features/orders/api/order-query.ts';
import { OrderReceipt } from '../features/orders/components/order-receipt.tsx';
import { useApi } from '../shared/http/api-context.ts';

type Props = { orderID: string; orderNo: string; buyer: Buyer | null };

/** The order that was just placed: what happens next, then its receipt. */
export const PlacedOrder = ({ orderID, orderNo, buyer }: Props) => {
  const { data } = useQuery(orderQuery(useApi(), orderID));
  return (
    <>
      {data?.orderNumber === orderNo && (
        <WhatNext
          paid={data.totalToPay}
          cardEnding={data.cardEnding}
          expected={data.expected}
          dealer={data.dealer}
          Join={buyer?.kind === 'guest' ? buyer.Join : undefined}
        />
      )}
      <OrderReceipt orderID={orderID} orderNo={orderNo} />
    </>
  );
};
