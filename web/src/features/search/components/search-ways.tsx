import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './search-page.module.css';

type Props = {
  hint: MessageDescriptor;
  /** Rows above the fixed links. */
  before?: ReactNode;
  after?: ReactNode;
};

/** Links for a search without hits. */
export const SearchWays = ({ hint, before, after }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <div className={classes.none}>
      <p>{formatMessage(hint)}</p>
      <ul>
        {before}
        <li>
          <Link to="/$region/parts-finder" params={{ region }}>
            <FormattedMessage {...messages.byVehicle} />
          </Link>
        </li>
        <li>
          <Link to="/$region/products/$" params={{ region, _splat: '' }}>
            <FormattedMessage {...messages.range} />
          </Link>
        </li>
        {after}
      </ul>
    </div>
  );
};
