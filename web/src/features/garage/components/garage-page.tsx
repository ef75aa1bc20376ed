import { vehicleName } from '@southline/kernel/vehicle-name';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BinIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { useSaveVehicle } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import { AccountVehicle } from './account-vehicle.tsx';
import classes from './garage-page.module.css';
import { ImportFleet } from './import-fleet.tsx';
import { useGarage } from './use-garage.ts';
import { VehicleWords } from './vehicle-words.tsx';

type Props = {
  vehicle: ChosenVehicle;
  chosen: boolean;
  onChoose: () => void;
  onForget: () => void;
  /** For members: saves the vehicle in the account. */
  onKeep: (() => void) | undefined;
};

const DeviceVehicle = ({ vehicle, chosen, onChoose, onForget, onKeep }: Props) => {
  const { formatMessage } = useIntl();
  const name = vehicleName(vehicle);
  return (
    <li className={classes.row} aria-current={chosen || undefined}>
      <button type="button" className={classes.choose} onClick={onChoose}>
        <VehicleWords label="" vehicle={vehicle} />
      </button>
      {onKeep && (
        <button
          type="button"
          className={classes.quiet}
          aria-label={formatMessage(messages.keepNamed, { name })}
          onClick={onKeep}
        >
          <FormattedMessage {...messages.keep} />
        </button>
      )}
      <button
        type="button"
        className={classes.icon}
        aria-label={formatMessage(messages.forget, { name })}
        onClick={onForget}
      >
        <BinIcon />
      </button>
    </li>
  );
};

/** All vehicles on the device and in the account. Only members have labels and fleets. */
export const GaragePage = () => {
  const { formatMessage } = useIntl();
  const garage = useGarage();
  const { signedIn, account, device, deviceOnly, slug, error } = garage;
  const keeping = useSaveVehicle();
  const failed = error && !isUnauthorised(error) ? error : null;
  const shown = signedIn ? deviceOnly : device;
  return (
    <div className={classes.page}>
      <PageHead title={messages.title} lead={messages.lead} className={classes.head} />
      <div className={classes.columns}>
        <section aria-labelledby="garage-account">
          <h2 id="garage-account">{formatMessage(messages.account)}</h2>
          {!signedIn && (
            <div className={classes.guest}>
              <p>{formatMessage(messages.guestHint)}</p>
              <Link to="/$region/sign-in" className={classes.signIn} text={messages.signIn} />
            </div>
          )}
          {signedIn && (
            <p className={classes.hint}>
              <FormattedMessage {...(account.length > 0 ? messages.accountHint : messages.emptyAccount)} />
            </p>
          )}
          {failed && <LoadFailed error={failed} onRetry={garage.refetch} />}
          <ul className={classes.list}>
            {account.map((kept) => (
              <AccountVehicle
                key={kept.id}
                kept={kept}
                chosen={kept.vehicle.vehicleSlug === slug}
                onChoose={() => garage.choose(kept.vehicle)}
              />
            ))}
          </ul>
          {signedIn && <ImportFleet />}
        </section>
        <section aria-labelledby="garage-device">
          <h2 id="garage-device">{formatMessage(messages.device)}</h2>
          <p className={classes.hint}>
            {formatMessage(device.length > 0 ? messages.deviceHint : messages.emptyDevice)}
          </p>
          <ul className={classes.list}>
            {shown.map((vehicle) => (
              <DeviceVehicle
                key={vehicle.vehicleSlug}
                vehicle={vehicle}
                chosen={vehicle.vehicleSlug === slug}
                onChoose={() => garage.choose(vehicle)}
                onForget={() => garage.forget(vehicle)}
                onKeep={signedIn ? () => keeping.mutate({ label: '', vehicleSlug: vehicle.vehicleSlug }) : undefined}
              />
            ))}
          </ul>
          {keeping.error && <LoadFailed error={keeping.error} onRetry={keeping.reset} />}
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/$region/parts-finder" search={{ choose: true }} {...props} />}
            text={messages.findVehicle}
          />
        </section>
      </div>
    </div>
  );
};
