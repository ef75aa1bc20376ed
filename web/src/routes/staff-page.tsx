import { StaffPage as Staff } from '../features/operations/components/staff-page.tsx';
import { useConfirmFactor } from '../features/second-factor/components/use-confirm-factor.tsx';

export const StaffPage = () => {
  const { confirmed, dialog } = useConfirmFactor();
  return (
    <>
      <Staff confirmed={confirmed} />
      {dialog}
    </>
  );
};
