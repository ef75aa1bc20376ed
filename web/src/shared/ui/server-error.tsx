import { isApiError } from '../http/api-error.ts';
import { Notice } from './notice.tsx';
import { ServerText } from './server-text.tsx';

/** Why a form was refused. Only the server's messages may contain markup. */
export const ServerError = ({ error }: { error: Error }) => (
  <Notice kind="error">{isApiError(error) ? <ServerText text={error.message} /> : error.message}</Notice>
);
