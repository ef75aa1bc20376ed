import { FormattedMessage } from 'react-intl';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

export const NotFound = ({ region }: { region: string }) => (
  <>
    <title>Page Not Found · Southline</title>
    <MessagePage
      title={<FormattedMessage {...messages.notFound} />}
      text={<FormattedMessage {...messages.notFoundHint} />}
      region={region}
    />
  </>
);
