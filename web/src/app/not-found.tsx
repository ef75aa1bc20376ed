import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';
import { usePageStatus } from './page-status.ts';

export const NotFound = ({ region }: { region: string }) => {
  usePageStatus(404);
  return (
    <>
      <PageTitle message={messages.notFound} />
      <MessagePage
        title={<FormattedMessage {...messages.notFound} />}
        text={<FormattedMessage {...messages.notFoundHint} />}
        region={region}
        ways={
          <>
            <Link to="/$region/products/$" params={{ region, _splat: '' }}>
              <FormattedMessage {...messages.products} />
            </Link>
            <Link to="/$region/context-search" params={{ region }}>
              <FormattedMessage {...messages.siteSearch} />
            </Link>
          </>
        }
      />
    </>
  );
};
