import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { events, messages } from '../messages.ts';
import classes from './event-page.module.css';

export const OtherEvents = ({ than }: { than: string }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const others = Object.entries(events).filter(([id]) => id !== than);
  return (
    <section className={classes.others} aria-labelledby="other-events">
      <h2 id="other-events">{formatMessage(messages.others)}</h2>
      <ul>
        {others.map(([id, { label }]) => (
          <li key={id}>
            <Link to="/$region/events/$id" params={{ region, id }} className={classes.other}>
              <FormattedMessage {...label} />
              <ChevronRight size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
