import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
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
  return (
    <div className={classes.none}>
      <p>{formatMessage(hint)}</p>
      <ul>
        {before}
        <li>
          <Link to="/$region/parts-finder">{formatMessage(messages.byVehicle)}</Link>
        </li>
        <li>
          <Link to="/$region/products/$" params={{ _splat: '' }} text={messages.range} />
        </li>
        {after}
      </ul>
    </div>
  );
};
