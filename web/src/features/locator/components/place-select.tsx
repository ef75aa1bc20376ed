import { type OptionsFilter, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { placeSlug } from '@southline/kernel/place-slug';
import { readPostcode } from '@southline/kernel/places';
import { placeSpellings, readPlace } from '@southline/kernel/typed-place';
import type { UseQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from '../messages.ts';

/** A state has thousands of suburbs; a longer list would not be read. */
const mostShown = 60;

type Props = {
  label: MessageDescriptor;
  placeholder: MessageDescriptor;
  nothingFound: MessageDescriptor;
  options: UseQueryResult<string[]>;
  /** Without a state there are no choices. */
  disabled: boolean;
  value: string;
  isWrong: boolean;
  inputMode?: 'numeric';
  /** Text that is accepted while the list is loading or has failed. */
  unlisted?: RegExp;
  onChoose: (value: string) => void;
};

const isDigits = (text: string): boolean => /^\d+$/.test(text);

const slugs = new Map<string, string>();

/** Kept, because a list has thousands of options and every key filters it. */
const slugOf = (option: string): string => {
  const known = slugs.get(option);
  if (known !== undefined) return known;
  const slug = placeSlug(option);
  slugs.set(option, slug);
  return slug;
};

/** What a text may mean in a list of names or of postcodes: the name, without a postcode behind it, its spellings, or the digits. */
const meanings = (text: string): readonly string[] => {
  const digits = readPostcode(text);
  if (isDigits(digits)) return [digits];
  return [...new Set([placeSlug(text), readPlace(text).slug])].flatMap(placeSpellings);
};

/** A dropdown with a text field: Enter and leaving the field accept a whole name. Without a match it shows an error. */
export const PlaceSelect = ({
  label,
  placeholder,
  nothingFound,
  options,
  disabled,
  value,
  isWrong,
  inputMode,
  unlisted,
  onChoose,
}: Props) => {
  const { formatMessage } = useIntl();
  const [isOpen, { open, close }] = useDisclosure();
  const { data = [], isError, isPending } = options;
  const nothing: MessageDescriptor = isPending ? messages.placesWait : nothingFound;
  // The place from the URL is selected before the list has loaded.
  const known = value === '' || data.includes(value) ? data : [value, ...data];
  /** Whether the text is a place that can be searched. */
  const take = (text: string): boolean => {
    const typed = meanings(text);
    const digits = readPostcode(text);
    const listed = typed.flatMap((meaning) => data.filter((option) => slugOf(option) === meaning));
    const found = listed[0] ?? (data.length === 0 && unlisted?.test(digits) && digits);
    if (!found) return false;
    if (found !== value) onChoose(found);
    return true;
  };
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    // The dropdown itself handles an option chosen by arrow keys.
    if (!currentTarget.getAttribute('aria-activedescendant') && take(currentTarget.value)) close();
  };
  const filter: OptionsFilter = ({ options: all, search, limit }) => {
    const begun = meanings(search);
    return all
      .filter((option) => 'label' in option && begun.some((meaning) => slugOf(option.label).includes(meaning)))
      .slice(0, limit);
  };
  return (
    <Select
      label={formatMessage(label)}
      placeholder={formatMessage(placeholder)}
      data={known}
      value={value === '' ? null : value}
      onChange={(chosen) => onChoose(chosen ?? '')}
      nothingFoundMessage={isError ? formatMessage(messages.placesFailed) : formatMessage(nothing)}
      filter={filter}
      limit={mostShown}
      maxDropdownHeight={280}
      disabled={disabled}
      error={isWrong}
      inputMode={inputMode}
      searchable
      clearable
      size="md"
      comboboxProps={{ zIndex: 120 }}
      dropdownOpened={isOpen}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => take(currentTarget.value)}
      onDropdownOpen={() => {
        open();
        if (isError) void options.refetch();
      }}
      onDropdownClose={close}
    />
  );
};
