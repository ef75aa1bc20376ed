import { FormattedMessage, useIntl } from 'react-intl';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

export const ComingSoon = ({ region }: { region: string }) => (
  <>
    <title>{`${useIntl().formatMessage(messages.comingSoonTitle)} · Southline`}</title>
    <MessagePage
      title={<FormattedMessage {...messages.comingSoon} />}
      text={<FormattedMessage {...messages.comingSoonText} />}
      region={region}
    />
  </>
);
