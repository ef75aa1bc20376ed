import { getRouteApi } from '@tanstack/react-router';
import { ProcessPage } from '../features/returns/components/process-page.tsx';
import { useConfirmFactor } from '../features/second-factor/components/use-confirm-factor.tsx';

const route = getRouteApi('/$region/returns-process/$returnOrderNo');

/** Apart from the pages of buyers, which need no second factor. */
export const ReturnsProcessPage = () => {
  const { confirmed, dialog } = useConfirmFactor();
  return (
    <>
      <ProcessPage returnOrderNo={route.useParams().returnOrderNo} confirmed={confirmed} />
      {dialog}
    </>
  );
};
