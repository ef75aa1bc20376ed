import { isUnauthorised } from '../http/api-error.ts';
import { ErrorText } from './error-text.tsx';
import { Notice } from './notice.tsx';

/** Why an action failed, in a box. Nothing without an error, or if the session has ended: the sign-in page says so. */
export const ErrorNotice = ({ error }: { error: Error | null | undefined }) =>
  error &&
  !isUnauthorised(error) && (
    <Notice kind="error">
      <ErrorText error={error} />
    </Notice>
  );
