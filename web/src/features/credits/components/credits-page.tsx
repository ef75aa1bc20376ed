import { FormattedMessage } from 'react-intl';
import { outside } from '../../../shared/brand/links.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { messages } from '../messages.ts';
import classes from './credits-page.module.css';

/** Attribution for the data and fonts that the product ships. Data imported by an operator needs its own line. */
const credits = [
  { name: messages.map, text: messages.mapText, url: 'https://www.naturalearthdata.com/' },
  { name: messages.places, text: messages.placesText, url: 'https://www.geonames.org/' },
  { name: messages.holidays, text: messages.holidaysText, url: 'https://github.com/commenthol/date-holidays' },
  { name: messages.drawing, text: messages.drawingText, url: 'https://maplibre.org/' },
  { name: messages.fonts, text: messages.fontsText, url: 'https://fontsource.org/' },
];

export const CreditsPage = () => (
  <div className={classes.page}>
    <PageHead title={messages.title} lead={messages.lead} />
    <dl className={classes.list}>
      {credits.map(({ name, text, url }) => (
        <div key={name.id}>
          <dt>
            <a href={url} {...outside}>
              <FormattedMessage {...name} />
            </a>
          </dt>
          <dd>
            <FormattedMessage {...text} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
