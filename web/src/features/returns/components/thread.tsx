import { VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import type { ThreadEntry } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { FilePreview } from './photo-preview.tsx';
import { StateMark } from './state-mark.tsx';
import classes from './thread.module.css';

const Fact = ({ name, children, ...rest }: ComponentProps<'div'> & { name: MessageDescriptor }) => (
  <div {...rest}>
    <dt>
      <VisuallyHidden>
        <FormattedMessage {...name} />
      </VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);

const Writer = ({ entry: { user_type: who, dateCreated } }: { entry: ThreadEntry }) => (
  <>
    <Fact name={messages.userType}>
      <strong>
        <FormattedMessage {...messages[who]} />
      </strong>
    </Fact>
    <Fact name={messages.time}>
      <RegionTime at={dateCreated} />
    </Fact>
  </>
);

type MessageProps = {
  entry: ThreadEntry;
  /** Its place in the conversation. The file's name is random, so its picture is labelled by it. */
  version: number;
  /** Names the part, where the conversation is about several. */
  isNamed: boolean;
};

/** Who wrote what and when, with the state of the item afterwards. */
const Message = ({ entry, version, isNamed }: MessageProps) => {
  const { formatMessage } = useIntl();
  const { userAction, message_txt: words, fileURL, partNumber } = entry;
  return (
    <dl className={classes.facts}>
      <Writer entry={entry} />
      {isNamed && <Fact name={messages.partNo}>{partNumber}</Fact>}
      <Fact name={messages.userAction}>
        <StateMark state={userAction} />
      </Fact>
      <Fact name={messages.version} className={classes.version}>
        {version}
      </Fact>
      {words && (
        <Fact name={messages.comments} className={classes.words}>
          {words}
        </Fact>
      )}
      {fileURL && (
        <Fact name={messages.files} className={classes.words}>
          <FilePreview fileName={fileURL} label={`${formatMessage(messages.photo)} ${version}`} />
        </Fact>
      )}
    </dl>
  );
};

/** The message that the form below it answers. */
export const OpenQuestion = ({ entry }: { entry: ThreadEntry | undefined }) =>
  entry?.message_txt && (
    <blockquote className={classes.question} data-by={entry.user_type}>
      <dl className={classes.facts}>
        <Writer entry={entry} />
        <Fact name={messages.comments} className={classes.words}>
          {entry.message_txt}
        </Fact>
      </dl>
    </blockquote>
  );

type Props = {
  thread: readonly ThreadEntry[];
  /** The reader's side; its messages are on the right. */
  reader: ThreadEntry['user_type'];
};

/** The conversation about a return, the oldest message first. */
export const Thread = ({ thread, reader }: Props) => {
  const isNamed = new Set(thread.map(({ returnItemID }) => returnItemID)).size > 1;
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className={classes.title}>
        <FormattedMessage {...messages.history} />
      </h2>
      <ol className={classes.thread}>
        {thread.map((entry, index) => (
          <li
            key={`${entry.returnItemID} ${entry.chat_ID}`}
            data-by={entry.user_type}
            data-own={entry.user_type === reader || undefined}
          >
            <Message entry={entry} version={index + 1} isNamed={isNamed} />
          </li>
        ))}
      </ol>
    </section>
  );
};
