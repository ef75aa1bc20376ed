import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { messages } from '../messages.ts';

export const EmptyFavourites = () => {
  const { region } = useApi();
  return (
    <NothingHere title={messages.empty} hint={messages.emptyHint}>
      <Link to="/$region/parts-finder" params={{ region }} className={nothing.way}>
        <FormattedMessage {...messages.toFinder} />
      </Link>
    </NothingHere>
  );
};
