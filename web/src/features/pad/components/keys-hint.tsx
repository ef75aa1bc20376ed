import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './pad-page.module.css';

const keys = [
  ['Enter', messages.keyEnter],
  ['↑ ↓ ← →', messages.keyArrows],
  ['Ctrl Del', messages.keyDelete],
  ['Ctrl Enter', messages.keyAdd],
] as const;

export const KeysHint = () => (
  <p className={classes.keys}>
    {keys.map(([key, meaning]) => (
      <span key={key}>
        <kbd>{key}</kbd> <FormattedMessage {...meaning} />
      </span>
    ))}
  </p>
);
