import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { ChatEntry } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './item.module.css';
import { FilePreview } from './photo-preview.tsx';
import { StateMark } from './state-mark.tsx';

type Entry = ChatEntry & { version: number };

/** The file's name is random, so it is labelled by its position. */
const File = ({ entry: { fileURL, version } }: { entry: Entry }) => {
  const { formatMessage } = useIntl();
  return fileURL !== '' && <FilePreview fileName={fileURL} label={`${formatMessage(messages.photo)} ${version}`} />;
};

const Table = ({ entries }: { entries: readonly Entry[] }) => (
  <table className={`${list.table} ${classes.history}`}>
    <thead>
      <tr>
        {(['version', 'userType', 'time', 'files', 'userAction', 'comments'] as const).map((name) => (
          <Head name={messages[name]} key={name} data-column={name} />
        ))}
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.chat_ID}>
          <td>{entry.version}</td>
          <td>
            <FormattedMessage {...messages[entry.user_type]} />
          </td>
          <td>
            <RegionTime at={entry.dateCreated} />
          </td>
          <td>
            <File entry={entry} />
          </td>
          <td>
            <StateMark state={entry.userAction} />
          </td>
          <td className={classes.words}>{entry.message_txt}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Cards = ({ entries }: { entries: readonly Entry[] }) => (
  <ol className={list.cards}>
    {entries.map((entry) => (
      <li key={entry.chat_ID} className={classes.entry} data-by={entry.user_type}>
        <p className={classes.entryHead}>
          <strong>
            {entry.version} · <FormattedMessage {...messages[entry.user_type]} />
          </strong>
          <RegionTime at={entry.dateCreated} />
        </p>
        <StateMark state={entry.userAction} />
        {entry.message_txt && <p className={classes.words}>{entry.message_txt}</p>}
        <File entry={entry} />
      </li>
    ))}
  </ol>
);

/** The messages about the item, the oldest first. */
export const History = ({ chat }: { chat: readonly ChatEntry[] }) => {
  const entries = chat.map((entry, index) => ({ ...entry, version: index + 1 }));
  const phone = usePhone();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes.title}>
        <FormattedMessage {...messages.history} />
      </h2>
      {phone ? <Cards entries={entries} /> : <Table entries={entries} />}
    </section>
  );
};
