import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages } from '../messages.ts';
import { useCodeWords } from './use-code-words.ts';

/** Names the services that gave no answer. */
export const MissingServices = ({ services }: { services: readonly string[] }) => (
  <Notice kind="warning">
    <FormattedMessage {...messages.missing} values={{ services: useCodeWords('service', services) }} />
  </Notice>
);
