import { getRouteApi } from '@tanstack/react-router';
import { OrdersPage } from '../features/orders/components/orders-page.tsx';
import { tabOf } from '../features/orders/model/area.ts';

const memberOrders = getRouteApi('/$region/member-orders/$showTab');
const managerOrders = getRouteApi('/$region/manager-orders/$showTab');

export const MemberOrdersPage = () => {
  const search = memberOrders.useSearch();
  const navigate = memberOrders.useNavigate();
  const tab = tabOf(memberOrders.useParams().showTab) ?? 0;
  return (
    <OrdersPage
      area="member"
      tab={tab}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
};

export const ManagerOrdersPage = () => {
  const search = managerOrders.useSearch();
  const navigate = managerOrders.useNavigate();
  const tab = tabOf(managerOrders.useParams().showTab) ?? 0;
  return (
    <OrdersPage
      area="manager"
      tab={tab}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
};
