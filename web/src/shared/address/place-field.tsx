import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useApi } from '../http/api-context.ts';
import { completionsQuery, leastTyped } from '../places/completions-query.ts';
import classes from './place-field.module.css';
import type { PlaceForm } from './place-rules.ts';

const PAUSE_MS = 120;

type Props = Omit<TextInputProps, 'form' | 'name' | 'label'> & {
  form: PlaceForm;
  name: 'DeliveryLocality' | 'DeliveryPostcode';
  label: string;
};

/**
 * A suburb or a postcode. An option fills in suburb, state and postcode; any other text is accepted as well. The library's
 * list of options would double the scripts of this form.
 */
export const PlaceField = ({ form, name, label, ...props }: Props) => {
  const api = useApi();
  const { onBlur, ...field } = form.field(name);
  // Autofill of the browser changes fields without focus; it must not open lists.
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed] = useDebouncedValue(form.values[name].trim(), PAUSE_MS);
  const { data: found = [] } = useQuery({
    // Orders are delivered in Australia.
    ...completionsQuery(api, 'au', typed),
    enabled: isFocused && typed.length >= leastTyped,
  });
  // A late answer must not replace the list that the arrow keys walk through.
  const [walked, setWalked] = useState<typeof found>();
  const places = walked ?? found;
  const { DeliveryLocality, DeliveryState, DeliveryPostcode } = form.values;
  // A list with nothing left to complete would only cover the next field.
  const isComplete = places.some(
    ({ suburb, state, postcode }) =>
      suburb.toLowerCase() === DeliveryLocality.trim().toLowerCase() &&
      state === DeliveryState &&
      postcode === DeliveryPostcode.trim(),
  );
  // A suburb may have several postcodes.
  const isFilledIn = ({ postcode }: (typeof places)[number]) => postcode === DeliveryPostcode.trim();
  const fittingFirst = [...places.filter(isFilledIn), ...places.filter((place) => !isFilledIn(place))];
  const options = isFocused && isWanted && typed.length >= leastTyped && !isComplete ? fittingFirst : [];
  const isOpen = options.length > 0;
  const listId = `${field.id}-options`;
  const leave = () => {
    setWanted(false);
    setActive(-1);
    setWalked(undefined);
  };
  const choose = ({ suburb, state, postcode }: (typeof places)[number]) => {
    form.set('DeliveryLocality', suburb);
    form.set('DeliveryState', state);
    form.set('DeliveryPostcode', postcode);
    leave();
  };
  const move = (event: KeyboardEvent) => {
    const chosen = options[active];
    const step = { ArrowDown: 1, ArrowUp: active < 0 ? 0 : -1 }[event.key];
    if (step !== undefined && isOpen) {
      setWalked(places);
      setActive((active + step + options.length) % options.length);
    } else if (step !== undefined) setWanted(true);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) leave();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.place}>
      <TextInput
        {...field}
        {...props}
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={options[active] && `${listId}-${active}`}
        onChange={({ currentTarget }) => {
          form.set(name, currentTarget.value);
          leave();
          setWanted(true);
        }}
        onKeyDown={move}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          leave();
          onBlur();
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={classes.options}
          tabIndex={-1}
          // The pointer, on its scroll bar too, must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => {
            const text = `${option.suburb} ${option.state} ${option.postcode}`;
            return (
              <div
                key={text}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                ref={index === active ? (node) => node?.scrollIntoView({ block: 'nearest' }) : null}
                onClick={() => choose(option)}
                onKeyDown={move}
              >
                {text}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
};
