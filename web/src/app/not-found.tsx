import { Link, useRouter } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as uiMessages } from '../shared/ui/messages.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { MessagePage } from './message-page.tsx';
import { messages } from './messages.ts';
import classes from './not-found.module.css';
import { usePageStatus } from './page-status.ts';

export const NotFound = ({ region }: { region: string }) => {
  const { formatMessage } = useIntl();
  usePageStatus(404);
  const { basepath = '' } = useRouter().options;
  const number = useIntl().formatMessage(messages.notFoundNumber);
  const named = { placeholder: number, 'aria-label': number };
  return (
    <>
      <PageTitle message={messages.notFound} />
      <MessagePage
        title={<FormattedMessage {...messages.notFound} />}
        text={<FormattedMessage {...messages.notFoundHint} />}
        region={region}
        form={
          // A plain form works while the script of the page is missing, too.
          <form action={`${basepath === '/' ? '' : basepath}/${region}/parts-finder`} className={classes.numberForm}>
            <input name="part" required maxLength={40} autoComplete="off" spellCheck={false} {...named} />
            <button type="submit">{formatMessage(uiMessages.search)}</button>
          </form>
        }
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
