import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './promotion-banner.module.css';

/** Shown while the server's flag is on. The whole banner links to the entry form. */
export const PromotionBanner = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <Link to={`/${region}/chicago-entry` as string} className={classes.banner}>
      <span className={classes.inner}>
        <span className={classes.flag} aria-hidden="true" />
        <span className={classes.words}>
          <span className={classes.kicker}>{formatMessage(messages.bannerKicker)}</span>
          <b className={classes.title}>{formatMessage(messages.bannerTitle)}</b>
          <span className={classes.text}>{formatMessage(messages.bannerText)}</span>
        </span>
        <span className={classes.go}>
          <FormattedMessage {...messages.bannerGo} />
          <ChevronRight size={18} />
        </span>
      </span>
    </Link>
  );
};
