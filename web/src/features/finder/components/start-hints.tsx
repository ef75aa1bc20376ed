import { FormattedMessage } from 'react-intl';
import { Term } from '../../../shared/ui/term.tsx';
import { messages } from '../messages.ts';
import classes from './start-hints.module.css';

/** Shown before the first search: the ways to search, the most effective first. */
export const StartHints = ({ onOpenVehicle }: { onOpenVehicle: () => void }) => (
  <dl className={classes.hints}>
    <div>
      <dt>
        <button type="button" className={classes.open} onClick={onOpenVehicle}>
          <FormattedMessage {...messages.selectVehicle} />
        </button>
      </dt>
      <dd>
        <FormattedMessage {...messages.startVehicle} />
      </dd>
    </div>
    <Term name={messages.partNumber}>
      <FormattedMessage {...messages.startNumber} />
    </Term>
    <Term name={messages.quickLinks}>
      <FormattedMessage {...messages.startQuick} />
    </Term>
  </dl>
);
