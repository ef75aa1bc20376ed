import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import { SearchWays } from './search-ways.tsx';

/** Shown before a search: the pages that most searches lead to. */
export const StartWays = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const more = (
    <>
      <li>
        <Link to={`/${region}/southline-downloads` as string}>{formatMessage(messages.downloads)}</Link>
      </li>
      <li>
        <Link to={`/${region}/contact-us` as string}>{formatMessage(messages.contact)}</Link>
      </li>
    </>
  );
  return <SearchWays hint={messages.startHint} after={more} />;
};
