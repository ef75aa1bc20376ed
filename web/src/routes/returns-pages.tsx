import { getRouteApi } from '@tanstack/react-router';
import { ItemPage } from '../features/returns/components/item-page.tsx';
import { ProcessPage } from '../features/returns/components/process-page.tsx';
import { RequestPage } from '../features/returns/components/request-page.tsx';
import { ViewPage } from '../features/returns/components/view-page.tsx';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

const detail = getRouteApi('/$region/returns-detail/$orderID/$orderNo');
const item = getRouteApi('/$region/returns-item-detail/$orderID/$returnItemID');
const view = getRouteApi('/$region/returns-view/$orderNo');
const process = getRouteApi('/$region/returns-process/$returnOrderNo');

export const ReturnsDetailPage = () => <RequestPage {...detail.useParams()} />;

export const ReturnsItemPage = () => <ItemPage returnItemID={item.useParams().returnItemID} />;

export const ReturnsViewPage = () => {
  const { isreturn = false, returnNo = '' } = view.useSearch();
  return <ViewPage orderNo={view.useParams().orderNo} isReturn={isreturn} returnNo={returnNo} />;
};

export const ReturnsProcessPage = () => (
  <Confirming>
    <ProcessPage {...process.useParams()} />
  </Confirming>
);
