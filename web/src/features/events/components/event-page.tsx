import { FormattedMessage, useIntl } from 'react-intl';
import { outside } from '../../../shared/brand/links.ts';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { ArrowLeft, ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { events, messages } from '../messages.ts';
import type { ShownEvent } from '../model/shown-event.ts';
import classes from './event-page.module.css';

const OtherEvents = ({ than }: { than: string }) => {
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

/** Our own pages have a title; external ones are labelled as more about the event. */
const textOf = (url: string) => {
  if (/^products\b/.test(url)) return messages.toProducts;
  return url === 'contact-us' ? messages.toContact : messages.more;
};

const GoOn = ({ url }: { url: string }) => {
  const { region } = useApi();
  const text = (
    <>
      <FormattedMessage {...textOf(url)} />
      <ChevronRight size={18} />
    </>
  );
  return /^https:/.test(url) ? (
    <a href={url} {...outside} className={classes.go}>
      {text}
    </a>
  ) : (
    <Link to={`/${region}/${url}` as string} className={classes.go}>
      {text}
    </Link>
  );
};

export const EventPage = ({ id, event: { label, desc, url } }: { id: string; event: ShownEvent }) => {
  const picture = useScreenImages('events')(id);
  return (
    <article className={classes.page} data-picture={picture ? true : undefined}>
      <title>{`${label} · Southline`}</title>
      <div>
        <Link to="/$region/offers" className={classes.back}>
          <ArrowLeft size={16} />
          <FormattedMessage {...messages.allOffers} />
        </Link>
        <h1>{label}</h1>
        {desc.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {url && <GoOn url={url} />}
      </div>
      {picture && <DrawingSheet picture={picture} width={960} height={720} />}
      <OtherEvents than={id} />
    </article>
  );
};
