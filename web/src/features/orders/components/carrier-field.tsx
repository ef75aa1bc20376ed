import { TextInput } from '@mantine/core';
import { carrierNames } from '@southline/kernel/carriers';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

/** Any name, with the known carriers as suggestions. */
export const CarrierField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { formatMessage } = useIntl();
  const names = useId();
  return (
    <>
      <TextInput
        label={formatMessage(messages.carrier)}
        value={value}
        list={names}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        maxLength={60}
      />
      <datalist id={names}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
};
