import { FormattedMessage, useIntl } from 'react-intl';
import { Term } from '../../../shared/ui/term.tsx';
import { messages } from '../messages.ts';
import classes from './start-hints.module.css';

/** Shown before the first search: the ways to search, the most effective first. */
export const StartHints = ({ onOpenVehicle }: { onOpenVehicle: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <dl className={classes.hints}>
      <div>
        <dt>
          <button type="button" className={classes.open} onClick={onOpenVehicle}>
            <FormattedMessage {...messages.selectVehicle} />
          </button>
        </dt>
        <dd>{formatMessage(messages.startVehicle)}</dd>
      </div>
      <Term name={messages.partNumber}>{formatMessage(messages.startNumber)}</Term>
      <Term name={messages.quickLinks}>{formatMessage(messages.startQuick)}</Term>
    </dl>
  );
};
