import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { CarIcon, CheckIcon, ChevronDown } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useDropDown } from '../../../shared/ui/use-drop-down.ts';
import { messages } from '../messages.ts';
import { type Named, shortName } from '../model/names.ts';
import classes from './garage-chip.module.css';
import { useGarage } from './use-garage.ts';
import { VehicleWords } from './vehicle-words.tsx';

type EntriesProps = {
  title: typeof messages.device;
  entries: readonly Named[];
  slug: string | undefined;
  onChoose: (vehicle: ChosenVehicle) => void;
};

const Entries = ({ title, entries, slug, onChoose }: EntriesProps) =>
  entries.length > 0 && (
    <>
      <p className={classes.group}>
        <FormattedMessage {...title} />
      </p>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.vehicle.vehicleSlug}`}>
            <button
              type="button"
              className={classes.choice}
              aria-current={entry.vehicle.vehicleSlug === slug || undefined}
              onClick={() => onChoose(entry.vehicle)}
            >
              <VehicleWords {...entry} />
              {entry.vehicle.vehicleSlug === slug && <CheckIcon size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );

/** The vehicle of the page, and how to change it. Escape, leaving it, and a navigation close it. */
export const GarageChip = () => {
  const { formatMessage } = useIntl();
  const drop = useDropDown();
  const { account, deviceOnly, current, slug, choose } = useGarage();
  const name = current ? shortName(current) : formatMessage(messages.garage);
  const chosen = (vehicle: ChosenVehicle) => {
    drop.close();
    choose(vehicle);
  };
  const to = { className: classes.way } as const;
  return (
    <div className={classes.holder} data-vehicle {...drop.holder} {...drop.leave}>
      <button
        {...drop.button}
        type="button"
        className={classes.chip}
        data-chosen={current !== undefined || undefined}
        aria-controls="garage"
        aria-label={formatMessage(messages.open, { name: current ? name : formatMessage(messages.noVehicle) })}
      >
        <CarIcon size={22} />
        <span className={classes.name}>{name}</span>
        <span className={classes.arrow}>
          <ChevronDown size={14} />
        </span>
      </button>
      <div id="garage" className={classes.panel} hidden={!drop.open} tabIndex={-1}>
        {drop.open && (
          <>
            <Entries title={messages.account} entries={account} slug={slug} onChoose={chosen} />
            <Entries
              title={messages.device}
              entries={deviceOnly.map((vehicle) => ({ label: '', vehicle }))}
              slug={slug}
              onChoose={chosen}
            />
            <Link to="/$region/parts-finder" search={{ choose: true }} {...to}>
              <FormattedMessage {...messages.findVehicle} />
            </Link>
            <Link to="/$region/garage" {...to}>
              <FormattedMessage {...messages.manage} />
            </Link>
          </>
        )}
      </div>
    </div>
  );
};
