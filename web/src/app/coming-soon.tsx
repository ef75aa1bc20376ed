import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

export const ComingSoon = ({ region }: { region: string }) => (
  <>
    <PageTitle message={messages.comingSoonTitle} />
    <MessagePage
      title={<FormattedMessage {...messages.comingSoon} />}
      text={<FormattedMessage {...messages.comingSoonText} />}
      region={region}
    />
  </>
);
