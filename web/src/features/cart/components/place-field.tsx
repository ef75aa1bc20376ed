import { Autocomplete, type AutocompleteProps, type ComboboxItem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { completionsQuery } from '../api/completions-query.ts';
import type { CheckoutForm } from './checkout-form.ts';

const PAUSE_MS = 120;

/** The server has chosen the options already. */
const all: AutocompleteProps['filter'] = ({ options }) => options as ComboboxItem[];

type Props = Omit<AutocompleteProps, 'form' | 'name' | 'data'> & {
  form: CheckoutForm;
  name: 'DeliveryLocality' | 'DeliveryPostcode';
};

/** A suburb or a postcode. An option fills in suburb, state and postcode; any other text is accepted as well. */
export const PlaceField = ({ form, name, ...props }: Props) => {
  const api = useApi();
  const { onChange: _, onBlur, ...field } = form.field(name);
  // Autofill of the browser changes fields without focus; it must not open lists.
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [typed] = useDebouncedValue(form.values[name].trim(), PAUSE_MS);
  const { data = [] } = useQuery({ ...completionsQuery(api, typed), enabled: isFocused && typed.length >= 2 });
  const { DeliveryLocality, DeliveryState, DeliveryPostcode } = form.values;
  // A list with nothing left to complete would only cover the next field.
  const isComplete = data.some(
    ({ suburb, state, postcode }) =>
      suburb.toLowerCase() === DeliveryLocality.trim().toLowerCase() &&
      state === DeliveryState &&
      postcode === DeliveryPostcode.trim(),
  );
  const options = isFocused && typed.length >= 2 && !isComplete ? data : [];
  const textOf = ({ suburb, state, postcode }: (typeof data)[number]) => `${suburb} ${state} ${postcode}`;
  const change = (text: string) => {
    const chosen = options.find((option) => textOf(option) === text);
    if (!chosen) return form.set(name, text);
    form.set('DeliveryLocality', chosen.suburb);
    form.set('DeliveryState', chosen.state);
    form.set('DeliveryPostcode', chosen.postcode);
  };
  return (
    <Autocomplete
      {...field}
      {...props}
      data={options.map(textOf)}
      filter={all}
      openOnFocus={false}
      // An empty list is not mounted: it would be a second element with the field's label.
      dropdownOpened={isWanted && options.length > 0}
      onDropdownOpen={() => setWanted(true)}
      onDropdownClose={() => setWanted(false)}
      maxDropdownHeight={280}
      comboboxProps={{ zIndex: 120, keepMounted: false }}
      onChange={change}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setWanted(false);
        onBlur();
      }}
    />
  );
};
