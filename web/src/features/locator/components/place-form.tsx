import { type FormEvent, type Ref, useId } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { CompletedPlace } from '../../../shared/places/completions-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LocateIcon, SearchIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { SearchProblem } from '../model/typed-search.ts';
import classes from './locator.module.css';
import { PlaceField } from './place-field.tsx';

const problems: Readonly<Record<SearchProblem, MessageDescriptor>> = {
  lacking: messages.choosePlace,
  unknown: messages.noPlaces,
  several: messages.severalPlaces,
  failed: messages.placesFailed,
};

type Props = {
  field: Ref<HTMLInputElement>;
  text: string;
  problem: SearchProblem | undefined;
  isLocating: boolean;
  onType: (text: string) => void;
  onChoose: (place: CompletedPlace, offered: readonly CompletedPlace[]) => void;
  onSearch: () => void;
  onNear: () => void;
};

/** The search form: a suburb or a postcode, or the visitor's position. */
export const PlaceForm = ({ field, text, problem, isLocating, onType, onChoose, onSearch, onNear }: Props) => {
  const { formatMessage } = useIntl();
  const note = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={formatMessage(messages.filters)}>
      <PlaceField
        ref={field}
        text={text}
        error={problem && <FormattedMessage {...problems[problem]} />}
        isToChoose={problem === 'several'}
        onType={onType}
        onChoose={onChoose}
      />
      <Button type="submit" className={classes.search} leftSection={<SearchIcon size={18} />} text={messages.search} />
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
    </form>
  );
};
