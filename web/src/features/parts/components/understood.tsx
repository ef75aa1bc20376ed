import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { CarIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import type { PartListing } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { withoutWords } from '../model/without-words.ts';
import classes from './filters.module.css';
import { NotSold } from './not-sold.tsx';
import state from './part-results.module.css';

type Props = {
  understood: NonNullable<PartListing['understood']>;
  keywords: string;
  /** Whether the list has no parts. */
  isEmpty: boolean;
};

/** How the search was understood. Its links remove words from the search or choose a vehicle, by changing the URL. */
export const Understood = ({ understood: { read, leftOut, notSold, choices }, keywords, isEmpty }: Props) => {
  const { formatMessage, formatList } = useIntl();
  return (
    <>
      {notSold !== '' && isEmpty && <NotSold thing={notSold} keywords={keywords} />}
      {notSold !== '' && !isEmpty && (
        <p className={state.state} role="status">
          <FormattedMessage {...messages.notSoldNearest} values={{ thing: notSold }} />
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={state.state} role="status">
          <FormattedMessage {...messages.leftOut} values={{ words: formatList(leftOut) }} />
        </p>
      )}
      {read.length > 0 && (
        <ul className={classes.chips} aria-label={formatMessage(messages.understood)}>
          {read.map(({ kind, text, words }) => {
            const rest = withoutWords(keywords, words);
            return (
              <li key={`${kind} ${text}`}>
                {rest === undefined ? (
                  <span className={classes.chip}>{text}</span>
                ) : (
                  <Link
                    to="."
                    search={(now: Record<string, unknown>) => ({ ...now, keywords: rest, page: undefined })}
                    className={classes.chip}
                    aria-label={formatMessage(messages.takeWords, { text })}
                  >
                    {text}
                    <CloseIcon size={12} />
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {choices.length > 0 && (
        <nav className={classes.ask} aria-labelledby="which-engine">
          <h2 id="which-engine">{formatMessage(messages.whichEngine)}</h2>
          <ul className={classes.chips}>
            {choices.map(({ vehicleSlug, text }) => (
              <li key={vehicleSlug}>
                <Link
                  to="."
                  search={(now: Record<string, unknown>) => ({ ...now, vehicle: vehicleSlug, page: undefined })}
                  className={classes.chip}
                >
                  <CarIcon size={14} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
};
