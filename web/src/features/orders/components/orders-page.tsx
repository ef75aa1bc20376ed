import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import type { Area } from '../model/area.ts';
import type { OrdersSearch } from '../model/orders-search.ts';
import { OrdersList } from './orders-list.tsx';
import { OrdersTabs } from './orders-tabs.tsx';

type Props = {
  area: Area;
  tab: 0 | 1 | 2;
  search: OrdersSearch;
  onSearch: (search: OrdersSearch, replace?: boolean) => void;
};

export const OrdersPage = ({ area, tab, search, onSearch }: Props) => {
  const title = area === 'member' ? messages.yours : messages.all;
  const last = area === 'member' ? messages.noRequests : messages.noRefunded;
  return (
    <AccountFrame title={<FormattedMessage {...title} />}>
      <PageTitle message={title} />
      <OrdersTabs area={area} />
      {tab === 0 && <OrdersList area={area} search={search} onSearch={onSearch} />}
      {tab === 1 && <NothingHere title={messages.noReturns} hint={messages.returnsHint} />}
      {tab === 2 && <NothingHere title={last} hint={messages.returnsHint} />}
    </AccountFrame>
  );
};
