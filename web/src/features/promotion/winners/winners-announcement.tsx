import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { Texts } from '../../../shared/i18n/intl.tsx';
import { textsQuery } from '../../../shared/i18n/texts-query.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { WinnersDialog } from './winners-dialog.tsx';

/** The winners stand in the content, in every language: the client's own English only stands by. */
export const WinnersAnnouncement = ({ onClose }: { onClose: () => void }) => {
  const language = useLanguage();
  const { data, isPending } = useQuery(textsQuery(useApi(), language, 'promotion'));
  if (isPending) return null;
  return (
    <Texts language={language} texts={data ?? {}}>
      <WinnersDialog onClose={onClose} />
    </Texts>
  );
};
