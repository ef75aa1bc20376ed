import { FormattedMessage, useIntl } from 'react-intl';
import { outside } from '../../../shared/brand/links.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { messages } from '../messages.ts';
import classes from './credits-page.module.css';

/** Written by the build, beside the folders of the regions. */
const licences = '../licences.txt';

/** Attribution for the data and software that the product ships. Data imported by an operator needs its own line. */
const credits = [
  { name: messages.map, text: messages.mapText, url: 'https://www.naturalearthdata.com/' },
  { name: messages.places, text: messages.placesText, url: 'https://www.geonames.org/' },
  { name: messages.holidays, text: messages.holidaysText, url: 'https://github.com/commenthol/date-holidays' },
  { name: messages.drawing, text: messages.drawingText, url: 'https://maplibre.org/' },
  { name: messages.fonts, text: messages.fontsText, url: 'https://fontsource.org/' },
];

export const CreditsPage = () => {
  const { formatMessage } = useIntl();
  const { fileUrl } = useApi();
  const all = [...credits, { name: messages.libraries, text: messages.librariesText, url: fileUrl(licences) }];
  return (
    <div className={classes.page}>
      <PageHead title={messages.title} lead={messages.lead} />
      <dl className={classes.list}>
        {all.map(({ name, text, url }) => (
          <div key={name.id}>
            <dt>
              <a href={url} {...outside}>
                <FormattedMessage {...name} />
              </a>
            </dt>
            <dd>{formatMessage(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
