import { Link, useRouter } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../shared/brand/contact.ts';
import { isApiError } from '../shared/http/api-error.ts';
import { isOffline } from '../shared/http/connection.ts';
import { ErrorText } from '../shared/ui/error-text.tsx';
import { TryAgain } from '../shared/ui/load-failed.tsx';
import { messages as errorTexts } from '../shared/ui/messages.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { Live } from './live.tsx';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';

/** Shows the server's message. Errors of the client itself are not shown to the visitor. */
export const ErrorPage = ({ error, region }: { error?: unknown; region: string }) => {
  const router = useRouter();
  return (
    <>
      <Live />
      <PageTitle message={messages.errorTitle} />
      <MessagePage
        alert
        title={<FormattedMessage {...messages.error} />}
        text={
          <>
            {isApiError(error) ? (
              <ErrorText error={error} />
            ) : (
              // Without a connection the page's script could not be loaded.
              <FormattedMessage {...(isOffline() ? errorTexts.noAnswer : messages.errorHint)} />
            )}
            <br />
            <FormattedMessage {...messages.errorPhone} />: <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
          </>
        }
        region={region}
        ways={
          <Link to="/$region/login" params={{ region }}>
            <FormattedMessage {...messages.toLogin} />
          </Link>
        }
        action={error !== undefined && <TryAgain onRetry={() => router.invalidate()} />}
      />
    </>
  );
};
