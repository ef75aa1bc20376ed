import { useIntl } from 'react-intl';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './fuel-card-banner.module.css';

/** Shown once an order was placed: the checkout itself has no advertisement. */
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
