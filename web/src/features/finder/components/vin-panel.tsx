import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ScanButton } from '../../../shared/scan/scan-button.tsx';
import { scannedVin } from '../../../shared/scan/scanned-vin.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { useVinLookup } from '../api/look-up-vehicle.ts';
import { messages } from '../messages.ts';
import { vinInput } from '../model/vehicle-numbers.ts';
import classes from './lookup-form.module.css';
import { LookupForm } from './lookup-form.tsx';

type Props = { onChoose: (vehicle: ChosenVehicle) => void; onMake: (make: string) => void };

export const VinPanel = ({ onChoose, onMake }: Props) => {
  const { formatMessage } = useIntl();
  const [vin, setVin] = useState('');
  const lookup = useVinLookup();
  return (
    <LookupForm lookup={lookup} asked={vin || null} onChoose={onChoose} onMake={onMake}>
      <TextInput
        className={classes.wide}
        classNames={{ input: classes.vin }}
        size="md"
        label={formatMessage(messages.vin)}
        description={formatMessage(messages.vinHint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={vin}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setVin(vinInput(event.currentTarget.value))}
      />
      <ScanButton onFound={(code) => setVin(vinInput(scannedVin(code)))} />
    </LookupForm>
  );
};
