import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { BinIcon, EditIcon } from '../../../shared/ui/icons.tsx';
import { type GarageVehicle, useRemoveVehicle, useSaveVehicle } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import { fullName } from '../model/names.ts';
import classes from './garage-page.module.css';
import { VehicleWords } from './vehicle-words.tsx';

/** The server's limit. */
const LONGEST_LABEL = 40;

type Props = { kept: GarageVehicle; chosen: boolean; onChoose: () => void };

export const AccountVehicle = ({ kept, chosen, onChoose }: Props) => {
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
