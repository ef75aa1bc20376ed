export { SecondFactorPage } from '../features/second-factor/components/second-factor-page.tsx';
