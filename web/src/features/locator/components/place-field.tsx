import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { type CompletedPlace, completionsQuery, leastTyped } from '../../../shared/places/completions-query.ts';
import { messages } from '../messages.ts';
import { placeWords } from '../model/selection.ts';
import classes from './locator.module.css';

const pauseMs = 120;

type Props = {
  ref: Ref<HTMLInputElement>;
  text: string;
  /** Why the text could not be searched. */
  error: ReactNode;
  /** Opens the suggestions: one of them has to be chosen. */
  isToChoose: boolean;
  onType: (text: string) => void;
  onChoose: (place: CompletedPlace, offered: readonly CompletedPlace[]) => void;
};

/** One field for a suburb, with or without its state and postcode, or for a postcode. It suggests what begins with its text. */
export const PlaceField = ({ ref, text, error, isToChoose, onType, onChoose }: Props) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [isWanted, setWanted] = useState(false);
  const [typed] = useDebouncedValue(text.trim(), pauseMs);
  const isOpen = isWanted && typed.length >= leastTyped;
  const {
    data: places = [],
    isFetching,
    isError,
  } = useQuery({ ...completionsQuery(api, api.region, typed), enabled: isOpen });
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: setWanted });
  useEffect(() => {
    if (isToChoose) setWanted(true);
  }, [isToChoose]);
  const failed = isError ? messages.placesFailed : messages.noPlaces;
  return (
    <Combobox
      store={combobox}
      zIndex={120}
      onOptionSubmit={(words) => {
        const chosen = places.find((place) => placeWords(place) === words);
        setWanted(false);
        if (chosen) onChoose(chosen, places);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={ref}
          size="md"
          label={formatMessage(messages.place)}
          placeholder={formatMessage(messages.placeExample)}
          value={text}
          error={error}
          onChange={({ currentTarget }) => {
            setWanted(true);
            combobox.resetSelectedOption();
            onType(currentTarget.value);
          }}
          onFocus={() => {
            if (isToChoose) setWanted(true);
          }}
          onBlur={() => setWanted(false)}
          onKeyDown={({ key, currentTarget }) => {
            // The list itself handles an option chosen by arrow keys; otherwise the form searches.
            if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) setWanted(false);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={formatMessage(messages.place)}>
          {places.map((place) => (
            <Combobox.Option key={placeWords(place)} value={placeWords(place)}>
              {placeWords(place)}
            </Combobox.Option>
          ))}
          {places.length === 0 && (
            <Combobox.Empty>
              <FormattedMessage {...(isFetching ? messages.placesWait : failed)} />
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
