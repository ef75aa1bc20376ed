export { WorkPage } from '../features/operations/components/work-page.tsx';
