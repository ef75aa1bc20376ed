import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './promotion-banner.module.css';

/** Shown while the server's flag is on. The whole banner links to the entry form. */
export const PromotionBanner = () => {
  const { formatMessage } = useIntl();
  return (
    <Link to="/$region/chicago-entry" className={classes.banner}>
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
