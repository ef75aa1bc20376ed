import { useIntl } from 'react-intl';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import type { ChatEntry } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './process.module.css';

/** What member and dealer wrote about a part, the oldest first. Nothing while only the request is there. */
export const Conversation = ({ entries = [] }: { entries: readonly ChatEntry[] | undefined }) => {
  const { formatMessage } = useIntl();
  if (entries.length < 2) return null;
  return (
    <ol className={classes.conversation} aria-label={formatMessage(messages.conversation)}>
      {entries.map(({ chat_ID, user_type, dateCreated, userAction, message_txt }) => (
        <li key={chat_ID} data-by={user_type}>
          <strong>{formatMessage(messages[user_type])}</strong> <RegionTime at={dateCreated} />{' '}
          <span>{message_txt || formatMessage(messages[userAction])}</span>
        </li>
      ))}
    </ol>
  );
};
