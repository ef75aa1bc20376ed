import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './fuel-card-banner.module.css';

/** The banner on the checkout. Typed details are kept while the visitor reads the page behind it. */
export const FuelCardBanner = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <Link to="/$region/mobil-fuel-card" params={{ region }} className={classes.banner}>
      <span className={classes.title}>{formatMessage(messages.fuelCard)}</span>
      <span className={classes.text}>{formatMessage(messages.fuelCardText)}</span>
      <ChevronRight size={18} />
    </Link>
  );
};
