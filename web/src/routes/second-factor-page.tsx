import { Confirming } from '../features/second-factor/components/confirming.tsx';
import { SecondFactorPage as Page } from '../features/second-factor/components/second-factor-page.tsx';

export const SecondFactorPage = () => (
  <Confirming>
    <Page />
  </Confirming>
);
