import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { typedUnits } from '../model/cancel-units.ts';
import classes from './cancel.module.css';

const words = {
  cancel: { fewer: messages.cancelFewer, more: messages.cancelMore, units: messages.cancelUnitsNamed },
  dispatch: { fewer: messages.dispatchFewer, more: messages.dispatchMore, units: messages.dispatchUnits },
};

type Props = {
  units: number;
  most: number;
  /** The part's number, for screen readers. */
  name: string;
  /** Whether it takes the focus when its dialog opens. */
  first?: boolean;
  /** What happens to the units. */
  verb?: keyof typeof words;
  onChange: (units: number) => void;
};

/** How many of a line's waiting units are chosen: none to all. */
export const UnitStepper = ({ units, most, name, first = false, verb = 'cancel', onChange }: Props) => {
  const { formatMessage } = useIntl();
  /** A text that is no count. It stays as typed, and no unit is chosen until it is corrected. */
  const [unread, setUnread] = useState<string | null>(null);
  const choose = (count: number) => {
    setUnread(null);
    onChange(count);
  };
  const type = (typed: string) => {
    const count = typedUnits(typed, most);
    setUnread(count === undefined ? typed : null);
    onChange(count ?? 0);
  };
  return (
    <span className={classes.stepper}>
      <button
        type="button"
        disabled={units === 0}
        aria-label={formatMessage(words[verb].fewer, { name })}
        onClick={() => choose(units - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        value={unread ?? String(units)}
        aria-invalid={unread !== null || undefined}
        inputMode="numeric"
        aria-label={formatMessage(words[verb].units, { name, most })}
        data-autofocus={first || undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <button
        type="button"
        disabled={units === most}
        aria-label={formatMessage(words[verb].more, { name })}
        onClick={() => choose(units + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  );
};
