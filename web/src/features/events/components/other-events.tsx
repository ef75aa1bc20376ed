import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { events, messages } from '../messages.ts';
import classes from './event-page.module.css';

export const OtherEvents = ({ than }: { than: string }) => {
  const { formatMessage } = useIntl();
  const others = Object.entries(events).filter(([id]) => id !== than);
  return (
    <section className={classes.others} aria-labelledby="other-events">
      <h2 id="other-events">{formatMessage(messages.others)}</h2>
      <ul>
        {others.map(([id, { label }]) => (
          <li key={id}>
            <Link to="/$region/events/$id" params={{ id }} className={classes.other}>
              <FormattedMessage {...label} />
              <ChevronRight size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
