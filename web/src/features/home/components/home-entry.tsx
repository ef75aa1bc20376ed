import { useIntl } from 'react-intl';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './home-entry.module.css';

/** The entry by vehicle. Part numbers and words are searched in the header's box, the only one on the page. */
export const HomeEntry = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.entry}>
      <Link to="/$region/parts-finder" search={{ choose: true }} className={classes.vehicle}>
        <CarIcon size={28} />
        <span className={classes.vehicleText}>
          <span className={classes.vehicleName}>{formatMessage(messages.byVehicle)}</span>
          <span className={classes.vehicleHint}>{formatMessage(messages.byVehicleHint)}</span>
        </span>
        <ChevronRight />
      </Link>
      <p className={classes.words}>{formatMessage(messages.byWords)}</p>
    </div>
  );
};
