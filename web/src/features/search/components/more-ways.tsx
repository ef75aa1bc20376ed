import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './search-page.module.css';

/** Beside the results: the parts search with the same words, and the pages that answer most questions. */
export const MoreWays = ({ q }: { q: string }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <aside className={classes.more}>
      <h2>{formatMessage(messages.more)}</h2>
      <ul>
        <li>
          <Link to="/$region/parts-finder" search={{ keywords: q }}>
            <FormattedMessage {...messages.finder} values={{ query: q }} />
          </Link>
        </li>
        <li>
          <Link to="/$region/order-status/{-$token}" params={{ token: undefined }} text={messages.orderStatus} />
        </li>
        <li>
          <Link to={`/${region}/contact-us` as string}>{formatMessage(messages.contact)}</Link>
        </li>
      </ul>
      <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
    </aside>
  );
};
