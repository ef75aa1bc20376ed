import { Select } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from '../messages.ts';

/** A state has thousands of suburbs; nobody reads more of them than this. */
const mostShown = 60;

type Props = {
  label: MessageDescriptor;
  placeholder: MessageDescriptor;
  nothingFound: MessageDescriptor;
  options: UseQueryResult<string[]>;
  /** Without a state there is nothing to choose from. */
  disabled: boolean;
  value: string;
  isWrong: boolean;
  inputMode?: 'numeric';
  onChoose: (value: string) => void;
};

/** A dropdown that is typed into; where nothing matches it says so. */
export const PlaceSelect = ({
  label,
  placeholder,
  nothingFound,
  options,
  disabled,
  value,
  isWrong,
  inputMode,
  onChoose,
}: Props) => {
  const { formatMessage } = useIntl();
  const { data = [], isError, isPending } = options;
  const inside: MessageDescriptor = disabled ? messages.stateFirst : placeholder;
  const nothing: MessageDescriptor = isPending ? messages.placesWait : nothingFound;
  // The choice of an address stands before the list is here.
  const known = value === '' || data.includes(value) ? data : [value, ...data];
  return (
    <Select
      label={formatMessage(label)}
      placeholder={formatMessage(inside)}
      data={known}
      value={value === '' ? null : value}
      onChange={(chosen) => onChoose(chosen ?? '')}
      nothingFoundMessage={isError ? formatMessage(messages.placesFailed) : formatMessage(nothing)}
      limit={mostShown}
      maxDropdownHeight={280}
      disabled={disabled}
      error={isWrong}
      inputMode={inputMode}
      searchable
      clearable
      size="md"
      comboboxProps={{ zIndex: 120 }}
      onDropdownOpen={() => {
        if (isError) void options.refetch();
      }}
    />
  );
};
