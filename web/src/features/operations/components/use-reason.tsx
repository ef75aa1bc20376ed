import { TextInput } from '@mantine/core';
import { longestReason } from '@southline/kernel/reason';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

/** The reason of a decision: its field, and what was typed. */
export const useReason = () => {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: (
      <TextInput
        label={formatMessage(messages.reason)}
        value={reason}
        maxLength={longestReason}
        error={isMissing && formatMessage(messages.reasonMissing)}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    ),
    /** Empty without a reason, which the field then asks for. */
    take(): string {
      const why = reason.trim();
      setMissing(!why);
      return why;
    },
    clear: () => setReason(''),
  };
};
