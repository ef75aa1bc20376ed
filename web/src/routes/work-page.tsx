import { WorkPage as Work } from '../features/operations/components/work-page.tsx';
import { useConfirmFactor } from '../features/second-factor/components/use-confirm-factor.tsx';

export const WorkPage = () => {
  const { confirmed, dialog } = useConfirmFactor();
  return (
    <>
      <Work confirmed={confirmed} />
      {dialog}
    </>
  );
};
