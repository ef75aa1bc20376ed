import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './lists.module.css';

/** What somebody has to do something about stands out; what is over is quiet. */
const kinds: Readonly<Record<string, 'waits' | 'done' | 'over'>> = {
  'Request Pending': 'waits',
  'Request For More Info': 'waits',
  Pending: 'waits',
  Refunding: 'waits',
  'Request Approved': 'done',
  Completed: 'done',
  'Request Declined': 'over',
  Declined: 'over',
};

/** A state by what the server calls it. */
export const StateMark = ({ state }: { state: string }) =>
  state !== '' && (
    <span className={classes.state} data-state={kinds[state]}>
      <FormattedMessage {...messages[state as 'Pending']} />
    </span>
  );
