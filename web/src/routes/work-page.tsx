import { WorkPage as Work } from '../features/operations/components/work-page.tsx';
import { Confirming } from '../features/second-factor/components/confirming.tsx';

export const WorkPage = () => (
  <Confirming>
    <Work />
  </Confirming>
);
