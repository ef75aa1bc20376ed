import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { heldToken, holdToken } from '../features/account/model/mailed-token.ts';
import { OrderStatusPage } from '../features/orders/components/order-status-page.tsx';
import { useApi } from '../shared/http/api-context.ts';

export const OrderStatusRoutePage = () => {
  const { region } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [token] = useState(() => heldToken(queryClient, 'order'));
  return (
    <OrderStatusPage
      token={token}
      onOpened={({ orderID, orderNo }) => {
        // Drops the mailed token, so that a later visit of this page asks for a code.
        holdToken(queryClient, 'order', '');
        void navigate({
          to: '/$region/member-order-details/$orderID/$orderNo',
          params: { region, orderID, orderNo },
          replace: true,
        });
      }}
    />
  );
};
