import { FormattedMessage } from 'react-intl';
import { isApiError, isUnauthorised } from '../../../shared/http/api-error.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages, refusals } from '../messages.ts';

const isKey = (text: string): text is keyof typeof refusals => Object.hasOwn(refusals, text);

const Text = ({ error }: { error: Error }) => {
  const seconds = Math.ceil(((isApiError(error) && error.retryAfterMs) || 60_000) / 1_000);
  if (error.message === 'too_many_attempts') return <FormattedMessage {...messages.wait} values={{ seconds }} />;
  return isKey(error.message) ? <FormattedMessage {...refusals[error.message]} /> : <ErrorText error={error} />;
};

export const Refusal = ({ error }: { error: Error | null }) =>
  error && !isUnauthorised(error) ? (
    <Notice kind="error">
      <Text error={error} />
    </Notice>
  ) : null;
