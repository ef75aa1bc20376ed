import { useIntl } from 'react-intl';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './fuel-card-banner.module.css';

/** The banner on the checkout. Typed details are kept while the visitor reads the page behind it. */
export const FuelCardBanner = () => {
  const { formatMessage } = useIntl();
  return (
    <Link to="/$region/mobil-fuel-card" className={classes.banner}>
      <span className={classes.title}>{formatMessage(messages.fuelCard)}</span>
      <span className={classes.text}>{formatMessage(messages.fuelCardText)}</span>
      <ChevronRight size={18} />
    </Link>
  );
};
