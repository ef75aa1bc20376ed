import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../shared/http/api-error.ts';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

/** What the server said is shown; what the client ran into by itself is not for the visitor. */
export const ErrorPage = ({ error, region }: { error?: unknown; region: string }) => {
  const router = useRouter();
  return (
    <>
      <title>Something went wrong · Southline</title>
      <MessagePage
        alert
        title={<FormattedMessage {...messages.error} />}
        text={isApiError(error) ? error.message : <FormattedMessage {...messages.errorHint} />}
        region={region}
        action={
          error !== undefined && (
            <Button onClick={() => void router.invalidate()}>
              <FormattedMessage {...messages.tryAgain} />
            </Button>
          )
        }
      />
    </>
  );
};
