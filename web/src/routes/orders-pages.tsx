import { getRouteApi } from '@tanstack/react-router';
import { OrdersList } from '../features/orders/components/orders-list.tsx';
import { OrdersPage } from '../features/orders/components/orders-page.tsx';
import { UnpricedList } from '../features/orders/components/unpriced-list.tsx';
import { parseOrdersSearch } from '../features/orders/model/orders-search.ts';
import { MemberRequests, MemberReturns } from '../features/returns/components/member-lists.tsx';
import { StaffDesk } from '../features/returns/components/staff-desk.tsx';
import { StaffReturns } from '../features/returns/components/staff-lists.tsx';
import type { ReturnsSearch } from '../features/returns/model/returns-search.ts';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

const memberOrders = getRouteApi('/$region/member-orders/$showTab');
const managerOrders = getRouteApi('/$region/manager-orders/$showTab');

export const MemberOrdersPage = () => {
  const search = memberOrders.useSearch();
  const navigate = memberOrders.useNavigate();
  const onSearch = (next: ReturnsSearch, replace = false) => void navigate({ search: next, replace });
  const { showTab } = memberOrders.useParams();
  return (
    <OrdersPage area="member">
      {showTab === '0' && <OrdersList area="member" search={parseOrdersSearch(search)} onSearch={onSearch} />}
      {showTab === '1' && <MemberReturns search={search} onSearch={onSearch} />}
      {showTab === '2' && <MemberRequests search={search} onSearch={onSearch} />}
    </OrdersPage>
  );
};

export const ManagerOrdersPage = () => {
  const search = managerOrders.useSearch();
  const navigate = managerOrders.useNavigate();
  const onSearch = (next: ReturnsSearch, replace = false) => void navigate({ search: next, replace });
  const { showTab } = managerOrders.useParams();
  return (
    <OrdersPage area="manager">
      {showTab === '0' && (
        <Confirming>
          <OrdersList area="manager" search={parseOrdersSearch(search)} onSearch={onSearch} />
        </Confirming>
      )}
      {showTab === '1' && <StaffDesk search={search} onSearch={onSearch} />}
      {showTab === '2' && <StaffReturns refunded search={search} onSearch={onSearch} />}
      {showTab === '3' && <UnpricedList search={parseOrdersSearch(search)} onSearch={onSearch} />}
    </OrdersPage>
  );
};
