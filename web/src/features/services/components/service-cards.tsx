import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { serviceWords } from '../messages.ts';
import { services } from '../model/services.ts';
import classes from './service-page.module.css';

export const ServiceCards = ({ without }: { without?: string }) => {
  const { region } = useApi();
  const image = useScreenImages('services');
  return (
    <ul className={classes.cards}>
      {services
        .filter(({ id }) => id !== without)
        .map(({ id, text }) => {
          const words = serviceWords[text];
          const picture = image(text);
          return (
            <li key={id}>
              <Link to={`/${region}/service-center/${id}` as string} className={classes.card}>
                {picture && <img src={picture} alt="" width={480} height={360} loading="lazy" decoding="async" />}
                <h3>
                  <FormattedMessage {...words?.name} />
                </h3>
                <p>
                  <FormattedMessage {...words?.short} />
                </p>
              </Link>
            </li>
          );
        })}
    </ul>
  );
};
