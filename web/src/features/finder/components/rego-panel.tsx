import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useRegoLookup } from '../api/look-up-vehicle.ts';
import { plateInput, plateStates } from '../model/vehicle-numbers.ts';
import { plateMessages } from '../plate-messages.ts';
import classes from './lookup-form.module.css';
import { LookupForm } from './lookup-form.tsx';

/**
 * The look-up by registration, which needs the state that issued it. Both values leave this panel only in the request itself.
 */
export const RegoPanel = ({ onChoose }: { onChoose: (vehicle: ChosenVehicle) => void }) => {
  const { formatMessage } = useIntl();
  const states = plateStates(useApi().region);
  const [plate, setPlate] = useState('');
  const remembered = useAppSelector(({ preferences }) => preferences.plateState);
  const [chosen, setState] = useState<string>();
  const state = chosen ?? (states.length === 1 ? states[0] : remembered) ?? '';
  const lookup = useRegoLookup();
  const value = plate.trim();
  const off = useSwitchText('plate-look-up-off');
  if (off !== undefined) return <Notice kind="warning">{off}</Notice>;
  return (
    <LookupForm lookup={lookup} asked={value && state ? { value, state } : null} onChoose={onChoose}>
      <TextInput
        classNames={{ input: classes.plate }}
        label={formatMessage(plateMessages.plate)}
        value={plate}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          const typed = plateInput(event.currentTarget.value);
          setPlate(typed.plate);
          if (states.includes(typed.state)) setState(typed.state);
        }}
      />
      <NativeSelect
        className={classes.state}
        size="md"
        label={formatMessage(plateMessages.plateState)}
        value={state}
        onChange={(event) => setState(event.currentTarget.value)}
        data={states.length === 1 ? [...states] : [{ value: '', label: formatMessage(plateMessages.pick) }, ...states]}
      />
    </LookupForm>
  );
};
