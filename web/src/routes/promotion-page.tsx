import { PageTitle } from '../shared/ui/page-title.tsx';
// Beside the styles that every page has.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { PromotionPage } from '../features/promotion/components/promotion-page.tsx';
import { messages } from '../features/promotion/messages.ts';

export const PromotionRoutePage = () => {
  return (
    <>
      <PageTitle message={messages.title} />
      <PromotionPage />
    </>
  );
};
