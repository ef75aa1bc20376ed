import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { offers } from '../model/offers.ts';
import classes from './offers-page.module.css';

export const OffersPage = () => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const image = useScreenImages('offers');
  return (
    <div className={classes.page}>
      <PageTitle message={messages.title} />
      <h1>{formatMessage(messages.title)}</h1>
      <p className={classes.lead}>{formatMessage(messages.lead)}</p>
      <ul className={classes.offers}>
        {offers.map(({ picture, title, text, go, path }) => (
          <li key={picture} className={classes.offer}>
            <span className={classes.picture}>
              {image(picture) && (
                <img src={image(picture)} alt="" width={480} height={360} loading="lazy" decoding="async" />
              )}
            </span>
            <div className={classes.words}>
              <h2>{formatMessage(title)}</h2>
              <p>{formatMessage(text)}</p>
              <Link
                to={`/${region}/${path}` as string}
                className={classes.go}
                aria-label={`${formatMessage(go)}: ${formatMessage(title)}`}
              >
                <FormattedMessage {...go} />
                <ChevronRight size={16} />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
