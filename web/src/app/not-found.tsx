import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

export const NotFound = ({ region }: { region: string }) => (
  <>
    <PageTitle message={messages.notFound} />
    <MessagePage
      title={<FormattedMessage {...messages.notFound} />}
      text={<FormattedMessage {...messages.notFoundHint} />}
      region={region}
    />
  </>
);
