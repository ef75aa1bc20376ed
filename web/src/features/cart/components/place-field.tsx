import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { completionsQuery } from '../api/completions-query.ts';
import type { CheckoutForm } from './checkout-form.ts';

const PAUSE_MS = 120;

type Props = Omit<TextInputProps, 'form' | 'name' | 'label'> & {
  label: string;
  form: CheckoutForm;
  name: 'DeliveryLocality' | 'DeliveryPostcode';
};

/** A suburb or a postcode. An option fills in suburb, state and postcode; any other text is accepted as well. */
export const PlaceField = ({ form, name, ...props }: Props) => {
  const api = useApi();
  const { onChange, onBlur, ...field } = form.field(name);
  // Autofill of the browser changes fields without focus; it must not open lists.
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [typed] = useDebouncedValue(form.values[name].trim(), PAUSE_MS);
  const { data: found = [] } = useQuery({ ...completionsQuery(api, typed), enabled: isFocused && typed.length >= 2 });
  // A late answer must not replace the option that the arrow keys have reached.
  const [chosenFrom, setChosenFrom] = useState<typeof found>();
  const places = chosenFrom ?? found;
  const { DeliveryLocality, DeliveryState, DeliveryPostcode } = form.values;
  // A list with nothing left to complete would only cover the next field.
  const isComplete = places.some(
    ({ suburb, state, postcode }) =>
      suburb.toLowerCase() === DeliveryLocality.trim().toLowerCase() &&
      state === DeliveryState &&
      postcode === DeliveryPostcode.trim(),
  );
  const options = isFocused && typed.length >= 2 && !isComplete ? places : [];
  const textOf = ({ suburb, state, postcode }: (typeof places)[number]) => `${suburb} ${state} ${postcode}`;
  const combobox = useCombobox({ opened: isWanted && options.length > 0, onOpenedChange: setWanted });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    setChosenFrom(undefined);
    // The position is one of the previous list.
    combobox.resetSelectedOption();
    setWanted(true);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') setChosenFrom(places);
  };
  const complete = (text: string) => {
    const chosen = options.find((option) => textOf(option) === text);
    if (!chosen) return;
    form.set('DeliveryLocality', chosen.suburb);
    form.set('DeliveryState', chosen.state);
    form.set('DeliveryPostcode', chosen.postcode);
    setChosenFrom(undefined);
    combobox.resetSelectedOption();
    setWanted(false);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={complete} zIndex={120} keepMounted={false}>
      <Combobox.Target withExpandedAttribute autoComplete={props.autoComplete}>
        <TextInput
          {...field}
          {...props}
          onChange={type}
          onKeyDown={onKeyDown}
          onClick={() => setWanted(true)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            setWanted(false);
            setChosenFrom(undefined);
            onBlur();
          }}
        />
      </Combobox.Target>
      {/* An empty list is not mounted: it would be a second element with the field's label. */}
      {options.length > 0 && (
        <Combobox.Dropdown>
          <Combobox.Options aria-label={props.label} mah={280} style={{ overflowY: 'auto' }}>
            {options.map(textOf).map((text) => (
              <Combobox.Option key={text} value={text}>
                {text}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
};
