import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import type { Area } from '../model/area.ts';
import { OrdersTabs } from './orders-tabs.tsx';

/** The tabs of orders and returns; the routes supply their contents. */
export const OrdersPage = ({ area, children }: { area: Area; children: ReactNode }) => {
  const title = area === 'member' ? messages.yours : messages.all;
  return (
    <AccountFrame title={<FormattedMessage {...title} />}>
      <PageTitle message={title} />
      <OrdersTabs area={area} />
      {children}
    </AccountFrame>
  );
};
