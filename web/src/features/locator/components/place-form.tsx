import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LocateIcon, SearchIcon } from '../../../shared/ui/icons.tsx';
import { postcodesQuery, suburbsQuery } from '../api/locator-queries.ts';
import { messages } from '../messages.ts';
import { statesOf } from '../model/locator-address.ts';
import type { Selection } from '../model/selection.ts';
import classes from './locator.module.css';
import { PlaceSelect } from './place-select.tsx';

const wholePostcode = /^\d{4}$/;

type Props = {
  selection: Selection;
  /** True after a search without a place. */
  lacksPlace: boolean;
  isLocating: boolean;
  /** The results below are those of the selection. */
  isAnswered: boolean;
  onChoose: (name: keyof Selection, value: string) => void;
  onSearch: () => void;
  onNear: () => void;
};

/** The search form: the visitor's position, or a state, then a suburb or a postcode. */
export const PlaceForm = ({ selection, lacksPlace, isLocating, isAnswered, onChoose, onSearch, onNear }: Props) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const problem = useId();
  const note = useId();
  const { state, suburb, postcode } = selection;
  const suburbs = useQuery(suburbsQuery(api, state));
  const postcodes = useQuery(postcodesQuery(api, state));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form
      className={classes.form}
      data-answered={isAnswered || undefined}
      onSubmit={submit}
      aria-label={formatMessage(messages.filters)}
      aria-describedby={problem}
    >
      <div className={classes.near}>
        <Button
          variant="default"
          leftSection={<LocateIcon size={18} />}
          loading={isLocating}
          onClick={onNear}
          aria-describedby={note}
          text={messages.near}
        />
        <p id={note} className={classes.note}>
          <FormattedMessage {...messages.nearNote} />
        </p>
      </div>
      {api.region === 'au' && (
        <NativeSelect
          className={state ? classes.chosen : classes.wide}
          label={formatMessage(messages.state)}
          value={state}
          onChange={({ currentTarget }) => onChoose('state', currentTarget.value)}
          data={[{ value: '', label: formatMessage(messages.anyState) }, ...statesOf(api.region)]}
        />
      )}
      <PlaceSelect
        label={messages.suburb}
        placeholder={state === '' ? messages.stateFirst : messages.anySuburb}
        nothingFound={messages.noSuburb}
        options={suburbs}
        disabled={state === ''}
        value={suburb}
        isWrong={lacksPlace}
        onChoose={(value) => onChoose('suburb', value)}
      />
      <PlaceSelect
        label={messages.postcode}
        placeholder={messages.anyPostcode}
        nothingFound={messages.noPostcode}
        options={postcodes}
        disabled={state === ''}
        value={postcode}
        isWrong={lacksPlace}
        inputMode="numeric"
        unlisted={wholePostcode}
        onChoose={(value) => onChoose('postcode', value)}
      />
      <p id={problem} className={classes.problem} role="alert">
        {lacksPlace && <FormattedMessage {...messages.choosePlace} />}
      </p>
      <div className={classes.actions}>
        <Button type="submit" leftSection={<SearchIcon size={18} />} text={messages.search} />
      </div>
    </form>
  );
};
