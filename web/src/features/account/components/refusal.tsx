import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError, isUnauthorised } from '../../../shared/http/api-error.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { messages, refusals } from '../messages.ts';

export type RefusalProps = {
  error: unknown;
  /** The error message for wrong credentials in this form. */
  credentials?: 'invalid_credentials' | 'wrong_current' | 'wrong_temporary';
};

const SECONDS = 1000;
const MINUTE = 60 * SECONDS;
const isKey = (text: string): text is keyof typeof refusals => Object.hasOwn(refusals, text);

/** The server's message under a form, translated if it is a key. A waiting time of a minute or more is shown in minutes. */
export const RefusalText = ({ error, credentials = 'invalid_credentials' }: RefusalProps) => {
  const { formatMessage } = useIntl();
  if (!(error instanceof Error)) return null;
  if (error.message === 'too_many_attempts') {
    const ms = (isApiError(error) && error.retryAfterMs) || MINUTE;
    const wait =
      ms < MINUTE
        ? formatMessage(messages.seconds, { count: Math.ceil(ms / SECONDS) })
        : formatMessage(messages.minutes, { count: Math.ceil(ms / MINUTE) });
    return <FormattedMessage {...messages.too_many_attempts} values={{ wait }} />;
  }
  const key = error.message === 'invalid_credentials' ? credentials : error.message;
  return isKey(key) ? <FormattedMessage {...refusals[key]} /> : <ServerText text={error.message} />;
};

export const Refusal = (props: RefusalProps) =>
  props.error && !isUnauthorised(props.error) ? (
    <Notice kind="error">
      <RefusalText {...props} />
    </Notice>
  ) : null;
