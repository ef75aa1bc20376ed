import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { PageTabs, tabClass } from '../../../shared/account/page-tabs.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import type { Area } from '../model/area.ts';

const paths = { member: '/$region/member-orders/$showTab', manager: '/$region/manager-orders/$showTab' } as const;
/** The tabs' names; the index is the tab's number in the URL. */
const tabs = {
  member: [messages.ordersList, messages.returnOrders, messages.returnRequest],
  manager: [messages.ordersList, messages.returnOrders, messages.refundedOrders, messages.unpriced],
} as const;

const OrdersTabs = ({ area }: { area: Area }) => (
  <PageTabs label={messages.tabs}>
    {tabs[area].map((name, index) => (
      <Link
        key={name.id}
        to={paths[area]}
        params={{ showTab: String(index) }}
        className={tabClass}
        activeOptions={{ includeSearch: false }}
        text={name}
      />
    ))}
  </PageTabs>
);

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
