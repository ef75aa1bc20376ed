import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages, wordOf } from '../messages.ts';

/** Names the services that gave no answer. */
export const MissingServices = ({ services }: { services: readonly string[] }) => {
  const { formatMessage, formatList } = useIntl();
  const names = services.map((code) => {
    const word = wordOf('service', code);
    return word ? formatMessage(word) : code;
  });
  return (
    <Notice kind="warning">
      <FormattedMessage {...messages.missing} values={{ services: formatList(names) }} />
    </Notice>
  );
};
