import { useIntl } from 'react-intl';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { typedUnits } from '../model/cancel-units.ts';
import classes from './cancel.module.css';

type Props = {
  units: number;
  most: number;
  /** The part's number, for screen readers. */
  name: string;
  first: boolean;
  onChange: (units: number) => void;
};

/** How many of a line's waiting units are cancelled: none to all. */
export const UnitStepper = ({ units, most, name, first, onChange }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <span className={classes.stepper}>
      <button
        type="button"
        disabled={units === 0}
        aria-label={formatMessage(messages.cancelFewer, { name })}
        onClick={() => onChange(units - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        value={String(units)}
        inputMode="numeric"
        aria-label={formatMessage(messages.cancelUnitsNamed, { name, most })}
        data-autofocus={first || undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onChange(typedUnits(currentTarget.value, most))}
      />
      <button
        type="button"
        disabled={units === most}
        aria-label={formatMessage(messages.cancelMore, { name })}
        onClick={() => onChange(units + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  );
};
