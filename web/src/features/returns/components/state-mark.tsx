import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './lists.module.css';

/** States that need an action stand out; final states are muted. */
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

/** The mark of a state, by the server's name for it. */
export const StateMark = ({ state }: { state: string }) =>
  state !== '' && (
    <span className={classes.state} data-state={kinds[state]}>
      <FormattedMessage {...messages[state as 'Pending']} />
    </span>
  );
