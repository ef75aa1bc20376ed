import { Textarea } from '@mantine/core';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ApiError } from '../../../shared/http/api-error.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { messages } from '../messages.ts';
import { StateMark } from './state-mark.tsx';

type Props = {
  /** The server's message for the second person: who decided, and when. */
  error: ApiError | null;
  /** The item's state now. */
  name: string;
  label: MessageDescriptor;
  typed: string;
};

/** Shown if a colleague decided first. It names the colleague and the time, and shows the unsent text for copying. */
export const Faster = ({ error, name, label, typed }: Props) => {
  const { formatMessage } = useIntl();
  const late = error !== null || typed !== '';
  return (
    <>
      {late && (
        <Notice kind="warning" title={<FormattedMessage {...messages.meanwhile} />}>
          {error ? <ServerText text={error.message} /> : <FormattedMessage {...messages.changedMeanwhile} />}
        </Notice>
      )}
      <p>
        <StateMark state={name} />
      </p>
      {typed && (
        <Textarea
          label={formatMessage(label)}
          description={formatMessage(messages.notSent)}
          value={typed}
          readOnly
          rows={5}
        />
      )}
    </>
  );
};
