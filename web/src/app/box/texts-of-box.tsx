import { FormattedMessage } from 'react-intl';
import { ScanButton } from '../../shared/scan/scan-button.tsx';
import { scannedVin } from '../../shared/scan/scanned-vin.ts';
import { CarIcon, FileIcon, SearchIcon, TreeIcon } from '../../shared/ui/icons.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';

const ways = [
  [TreeIcon, messages.takesNumber],
  [SearchIcon, messages.takesWords],
  [CarIcon, messages.takesPlate],
  [FileIcon, messages.takesList],
] as const;

/** Examples of texts that the box accepts, and the camera, shown while it is empty. */
export const Takes = ({ onScan }: { onScan: (text: string) => void }) => (
  <div className={classes.takes}>
    <p className={classes.title}>
      <FormattedMessage {...messages.takes} />
    </p>
    <ul>
      {ways.map(([Icon, message]) => (
        <li key={message.id}>
          <Icon size={20} />
          <FormattedMessage {...message} />
        </li>
      ))}
    </ul>
    <ScanButton className={classes.scan} onFound={(code) => onScan(scannedVin(code))} />
  </div>
);

export const NothingFound = () => (
  <div className={classes.note}>
    <b>
      <FormattedMessage {...messages.nothing} />
    </b>
    <p>
      <FormattedMessage {...messages.nothingHint} />
    </p>
  </div>
);

export const Looking = () => (
  <p className={classes.note}>
    <FormattedMessage {...messages.looking} />
  </p>
);

export const Failed = () => (
  <p className={classes.note} role="alert">
    <FormattedMessage {...messages.failed} />
  </p>
);
