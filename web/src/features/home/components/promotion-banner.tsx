import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './promotion-banner.module.css';

/** Shown while the server's flag is on. The whole banner links to the entry form. */
export const PromotionBanner = () => {
  const { region } = useApi();
  return (
    <Link to={`/${region}/chicago-entry` as string} className={classes.banner}>
      <span className={classes.inner}>
        <span className={classes.flag} aria-hidden="true" />
        <span className={classes.words}>
          <span className={classes.kicker}>
            <FormattedMessage {...messages.bannerKicker} />
          </span>
          <b className={classes.title}>
            <FormattedMessage {...messages.bannerTitle} />
          </b>
          <span className={classes.text}>
            <FormattedMessage {...messages.bannerText} />
          </span>
        </span>
        <span className={classes.go}>
          <FormattedMessage {...messages.bannerGo} />
          <ChevronRight size={18} />
        </span>
      </span>
    </Link>
  );
};
