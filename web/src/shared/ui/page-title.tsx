import { type MessageDescriptor, useIntl } from 'react-intl';

/** What the tab says. */
export const PageTitle = ({ message }: { message: MessageDescriptor }) => (
  <title>{`${useIntl().formatMessage(message)} · Southline`}</title>
);
