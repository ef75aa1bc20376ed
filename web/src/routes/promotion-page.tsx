import { PromotionPage } from '../features/promotion/components/promotion-page.tsx';
import { messages } from '../features/promotion/messages.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';

export const PromotionRoutePage = () => (
  <>
    <PageTitle message={messages.title} />
    <PromotionPage />
  </>
);
