import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Texts } from '../../../shared/i18n/intl.tsx';
import { type ScreenTexts, textsQuery } from '../../../shared/i18n/texts-query.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { WinnersDialog } from './winners-dialog.tsx';

/** The content service supplies the winners in every language. The client's own English is the fallback. */
export const WinnersAnnouncement = ({ onClose }: { onClose: () => void }) => {
  const language = useLanguage();
  const { messages: around } = useIntl();
  const { data, isPending } = useQuery(textsQuery(useApi(), language, 'promotion'));
  if (isPending) return null;
  return (
    <Texts language={language} texts={{ ...(around as ScreenTexts), ...data }}>
      <WinnersDialog onClose={onClose} />
    </Texts>
  );
};
