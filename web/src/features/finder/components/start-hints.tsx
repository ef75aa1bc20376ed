import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './start-hints.module.css';

/** The finder before anything was asked: the ways in, in the order in which they find most. */
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
    <div>
      <dt>
        <FormattedMessage {...messages.partNumber} />
      </dt>
      <dd>
        <FormattedMessage {...messages.startNumber} />
      </dd>
    </div>
    <div>
      <dt>
        <FormattedMessage {...messages.quickLinks} />
      </dt>
      <dd>
        <FormattedMessage {...messages.startQuick} />
      </dd>
    </div>
  </dl>
);
