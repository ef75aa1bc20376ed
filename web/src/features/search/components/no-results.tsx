import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import { SearchWays } from './search-ways.tsx';

/** Shown if nothing was found: the next steps. */
export const NoResults = ({ q }: { q: string }) => {
  const { region } = useApi();
  const inFinder = (
    <li>
      <Link to="/$region/parts-finder" params={{ region }} search={{ keywords: q }}>
        <FormattedMessage {...messages.finder} values={{ query: q }} />
      </Link>
    </li>
  );
  return <SearchWays hint={messages.noneHint} before={inFinder} />;
};
