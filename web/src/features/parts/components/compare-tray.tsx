import { useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { clearCompared, LEAST_COMPARED, useCompared } from '../model/compared.ts';
import classes from './compare.module.css';

/** Shown at the foot of the screen while parts are marked. */
export const CompareTray = () => {
  const { formatMessage } = useIntl();
  const { vehicle } = useSearch({ strict: false });
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <div className={classes.tray}>
      <p>
        <FormattedMessage {...messages.compared} values={{ count: compared.length }} />{' '}
        <span className={classes.numbers}>{compared.join(', ')}</span>
      </p>
      <button type="button" className={classes.clear} onClick={clearCompared}>
        <FormattedMessage {...messages.compareClear} />
      </button>
      {compared.length < LEAST_COMPARED ? (
        <span className={classes.hint}>{formatMessage(messages.compareMore)}</span>
      ) : (
        <Link to="/$region/compare" search={{ parts: compared.join(','), vehicle }} className={classes.go}>
          <FormattedMessage {...messages.compareGo} values={{ count: compared.length }} />
        </Link>
      )}
    </div>
  );
};
