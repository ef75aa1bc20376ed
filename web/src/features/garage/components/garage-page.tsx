import { TextInput } from '@mantine/core';
import { vehicleName } from '@southline/kernel/vehicle-name';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { BinIcon, EditIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { type GarageVehicle, useRemoveVehicle, useSaveVehicle } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import { fullName } from '../model/names.ts';
import classes from './garage-page.module.css';
import { ImportFleet } from './import-fleet.tsx';
import { useGarage } from './use-garage.ts';
import { VehicleWords } from './vehicle-words.tsx';

/** The server's limit. */
const LONGEST_LABEL = 40;

type AccountVehicleProps = { kept: GarageVehicle; chosen: boolean; onChoose: () => void };

const AccountVehicle = ({ kept, chosen, onChoose }: AccountVehicleProps) => {
  const { formatMessage } = useIntl();
  const [label, setLabel] = useState<string | null>(null);
  const [saving, removing] = [useSaveVehicle(), useRemoveVehicle()];
  const name = fullName(kept);
  const error = saving.error ?? removing.error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { id, vehicle } = kept;
    const wish = { id, vehicleSlug: vehicle.vehicleSlug, label: (label ?? '').trim() };
    saving.mutate(wish, { onSuccess: () => setLabel(null) });
  };
  return (
    <li className={classes.row} aria-current={chosen || undefined}>
      {label === null ? (
        <>
          <button type="button" className={classes.choose} onClick={onChoose}>
            <VehicleWords {...kept} />
          </button>
          <button
            type="button"
            className={classes.icon}
            aria-label={formatMessage(messages.rename, { name })}
            onClick={() => setLabel(kept.label)}
          >
            <EditIcon />
          </button>
          <button
            type="button"
            className={classes.icon}
            aria-label={formatMessage(messages.forget, { name })}
            disabled={removing.isPending}
            onClick={() => removing.mutate(kept.id)}
          >
            <BinIcon />
          </button>
        </>
      ) : (
        <form className={classes.rename} onSubmit={save}>
          <TextInput
            autoFocus
            label={formatMessage(messages.label)}
            placeholder={formatMessage(messages.labelHint)}
            value={label}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            onChange={(event) => setLabel(event.currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && setLabel(null)}
          />
          <Button type="submit" loading={saving.isPending} text={messages.saveLabel} />
          <Button variant="default" onClick={() => setLabel(null)} text={messages.cancel} />
        </form>
      )}
      <ErrorLine error={error} className={classes.error} />
    </li>
  );
};

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

const Vehicles = () => {
  const { formatMessage } = useIntl();
  const garage = useGarage();
  const { signedIn, account, device, deviceOnly, slug, error } = garage;
  const keeping = useSaveVehicle();
  const failed = error && !isUnauthorised(error) ? error : null;
  const shown = signedIn ? deviceOnly : device;
  return (
    <>
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
      {signedIn && <ImportFleet />}
    </>
  );
};

/** All vehicles on the device and in the account. Only members have labels and fleets; their garage is a page of the account. */
export const GaragePage = () => {
  const { signedIn } = useGarage();
  if (!signedIn)
    return (
      <div className={classes.page}>
        <PageHead title={messages.title} lead={messages.lead} className={classes.head} />
        <Vehicles />
      </div>
    );
  return (
    <AccountFrame title={<FormattedMessage {...messages.title} />}>
      <PageTitle message={messages.title} />
      <p className={classes.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <Vehicles />
    </AccountFrame>
  );
};
