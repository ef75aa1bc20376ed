import { FormattedMessage } from 'react-intl';
import { useApi } from '../shared/http/api-context.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';
import messages from './coming-soon-messages.json';
import { MessagePage } from './message-page.tsx';

export const ComingSoon = () => (
  <>
    <PageTitle message={messages.comingSoonTitle} />
    <MessagePage
      title={<FormattedMessage {...messages.comingSoon} />}
      text={<FormattedMessage {...messages.comingSoonText} />}
      region={useApi().region}
    />
  </>
);
