import { FormattedMessage } from 'react-intl';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './part-text.module.css';

const kinds = {
  OE: messages.matchedOe,
  Interchange: messages.matchedInterchange,
  Supersession: messages.matchedSupersession,
};

/** Why a number search shows a part that is called otherwise. */
export const MatchedBy = ({ part: { matched } }: { part: PartRow }) => {
  if (!matched || matched.kind === 'Number' || matched.kind === 'Words') return null;
  return (
    <p className={classes.note}>
      <FormattedMessage {...kinds[matched.kind]} values={{ number: matched.text }} />
    </p>
  );
};
