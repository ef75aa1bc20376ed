import { StaffPage as Staff } from '../features/operations/components/staff-page.tsx';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

export const StaffPage = () => (
  <Confirming>
    <Staff />
  </Confirming>
);
