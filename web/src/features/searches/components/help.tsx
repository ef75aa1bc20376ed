import type { Data } from '@southline/rest/types';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './searches.module.css';

type Unknown = Data<'operations/empty-searches'>['searches'][number]['unknown'];

/** For each unknown word, similar words of the index. */
export const Help = ({ unknown }: { unknown: Unknown }) => {
  if (unknown.length === 0) return <FormattedMessage {...messages.allKnown} />;
  return (
    <ul className={classes.help}>
      {unknown.map(({ word, nearest }) => (
        <li key={word}>
          {nearest.length > 0 ? (
            <FormattedMessage {...messages.nearest} values={{ word, words: nearest.join(', ') }} />
          ) : (
            <FormattedMessage {...messages.nothingNear} values={{ word }} />
          )}
        </li>
      ))}
    </ul>
  );
};
