import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './part-text.module.css';

const kinds = {
  OE: messages.matchedOe,
  Interchange: messages.matchedInterchange,
  Supersession: messages.matchedSupersession,
};

type Near = NonNullable<NonNullable<PartRow['matched']>['near']>;

const difference = ({ typed, found }: Near): MessageDescriptor =>
  found === '' ? messages.nearExtra : typed === '' ? messages.nearMissing : messages.nearOther;

/** A part number with one difference from the typed one. The text repeats the mark in words. */
const NearNumber = ({ near }: { near: Near }) => {
  const { text, at, typed, found } = near;
  const values = {
    before: text.slice(0, at),
    found,
    after: text.slice(at + found.length),
    typed,
    m: (parts: ReactNode) => <mark>{parts}</mark>,
    n: (parts: ReactNode) => <b className={classes.near}>{parts}</b>,
  };
  return <FormattedMessage {...difference(near)} values={values} />;
};

/** Why the result of a number search has another number. */
export const MatchedBy = ({ part: { matched } }: { part: PartRow }) => {
  const { formatMessage } = useIntl();
  if (matched?.near) {
    return (
      <p className={classes.note}>
        <NearNumber near={matched.near} />
      </p>
    );
  }
  if (!matched || matched.kind === 'Number' || matched.kind === 'Words') return null;
  return <p className={classes.note}>{formatMessage(kinds[matched.kind], { number: matched.text })}</p>;
};
