import { FormattedMessage } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { SearchWays } from './search-ways.tsx';

/** Shown if nothing was found: the next steps. */
export const NoResults = ({ q }: { q: string }) => {
  const inFinder = (
    <li>
      <Link to="/$region/parts-finder" search={{ keywords: q }}>
        <FormattedMessage {...messages.finder} values={{ query: q }} />
      </Link>
    </li>
  );
  return <SearchWays hint={messages.noneHint} before={inFinder} />;
};
