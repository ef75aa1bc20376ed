import { type MessageDescriptor, useIntl } from 'react-intl';

/** The title of the browser tab. */
export const PageTitle = ({ message }: { message: MessageDescriptor }) => (
  <title>{`${useIntl().formatMessage(message)} · Southline`}</title>
);
