import type { Place } from '@southline/rest/types';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import type { Asked } from '../model/locator-address.ts';
import { placeWords } from '../model/selection.ts';
import classes from './locator.module.css';

type Props = {
  /** Undefined: near the visitor. */
  asked: Asked | undefined;
  /** Null while it loads, and without a place. */
  place: Place | null;
  change: Ref<HTMLButtonElement>;
  onChange: () => void;
};

const Words = ({ asked, place }: Pick<Props, 'asked' | 'place'>) => {
  if (!asked) return <FormattedMessage {...messages.nearVisitor} />;
  if (asked.suburb !== '' || asked.postcode !== '')
    return <FormattedMessage {...messages.nearPlace} values={{ place: place ? placeWords(place) : '…' }} />;
  const isWhole = asked.state === '' || asked.state === 'NZ';
  return isWhole ? (
    <FormattedMessage {...messages.allPlaces} />
  ) : (
    <FormattedMessage {...messages.allOf} values={{ state: asked.state }} />
  );
};

/** The folded search form: the searched place, and a button that opens the form. */
export const SearchedPlace = ({ asked, place, change, onChange }: Props) => (
  <p className={classes.folded}>
    <span>
      <Words asked={asked} place={place} />
    </span>
    <button ref={change} type="button" onClick={onChange}>
      <FormattedMessage {...messages.change} />
    </button>
  </p>
);
