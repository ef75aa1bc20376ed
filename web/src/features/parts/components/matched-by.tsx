import { FormattedMessage } from 'react-intl';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './part-text.module.css';

const kinds = {
  OE: messages.matchedOe,
  Interchange: messages.matchedInterchange,
  Supersession: messages.matchedSupersession,
};

/** Why the result of a number search has another number. */
export const MatchedBy = ({ part: { matched } }: { part: PartRow }) => {
  if (!matched || matched.kind === 'Number' || matched.kind === 'Words') return null;
  return (
    <p className={classes.note}>
      <FormattedMessage {...kinds[matched.kind]} values={{ number: matched.text }} />
    </p>
  );
};
