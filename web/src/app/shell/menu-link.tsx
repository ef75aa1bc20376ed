import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import type { Entry } from './menu.ts';

type Props = { entry: Entry; className?: string };

/** An entry of the menu. Its address is text: the table of entries names pages, not routes of the client. */
export const MenuLink = ({ entry: { path, label }, className }: Props) => {
  const { region } = useApi();
  return (
    <Link to={`/${region}/${path}` as string} className={className} activeOptions={{ includeSearch: false }}>
      <FormattedMessage {...label} />
    </Link>
  );
};
