import { HomePage } from '../features/home/components/home-page.tsx';
import { FamilyIndex } from '../features/parts/components/family-index.tsx';

export const HomeRoutePage = () => <HomePage range={<FamilyIndex />} />;
