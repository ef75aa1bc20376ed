import { FormattedMessage } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { serviceWords } from '../messages.ts';
import { services } from '../model/services.ts';
import classes from './service-page.module.css';

export const ServiceCards = ({ without }: { without?: string }) => {
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
              <Link to="/$region/service-center/$id" params={{ id }} className={classes.card}>
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
