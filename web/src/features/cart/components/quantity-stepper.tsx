import { largestQuantity, type QuantityProblem } from '@southline/kernel/quantity';
import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons.tsx';
import { addMessages } from '../add-messages.ts';
import { stepUp, typedQuantity } from '../model/quantity.ts';
import classes from './quantity-stepper.module.css';

type Props = {
  quantity: number;
  minimum: number;
  /** The name of the part, for screen readers. */
  name: string;
  disabled?: boolean;
  /** Whether there are buttons for one unit more and one less. */
  steps?: boolean | undefined;
  onChange: (quantity: number) => void;
  /** The next step down from the minimum: removes the line, where there is one. */
  onStepDown: () => void;
  stepDownOff?: boolean;
  /** Reports whether the box holds a valid quantity. */
  onCheck?: (good: boolean) => void;
  /** Enter with a quantity in the box. */
  onEnter?: (quantity: number) => void;
};

const problems: Readonly<Record<QuantityProblem, MessageDescriptor>> = {
  'not-a-number': addMessages.quantityNumber,
  'below-minimum': addMessages.quantityMinimum,
  'not-a-multiple': addMessages.quantityMultiple,
  'too-many': addMessages.quantityMost,
};

/** A typed quantity is applied when the box loses the focus or Enter is pressed. An invalid one stays, with its error. */
export const QuantityStepper = ({ quantity, minimum, name, disabled, onChange, onStepDown, ...props }: Props) => {
  const { steps = true, stepDownOff, onCheck, onEnter } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(String(quantity));
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  useEffect(() => {
    setTyped(String(quantity));
    setProblem(null);
    onCheck?.(true);
  }, [quantity, onCheck]);

  const take = () => {
    const { count, problem: found } = typedQuantity(typed, minimum);
    setProblem(found);
    onCheck?.(found === null);
    if (!found && count !== quantity) onChange(count);
    return found === null ? count : undefined;
  };
  const values = { minimum, most: largestQuantity(minimum), name };
  return (
    <div className={classes.wrap}>
      <div className={classes.stepper} data-invalid={problem !== null || undefined}>
        {steps && (
          <button
            type="button"
            className={classes.step}
            disabled={disabled || stepDownOff}
            aria-label={formatMessage(addMessages.less, values)}
            onClick={onStepDown}
          >
            <MinusIcon size={16} />
          </button>
        )}
        <input
          className={classes.box}
          value={typed}
          inputMode="numeric"
          maxLength={4}
          disabled={disabled}
          aria-label={formatMessage(addMessages.quantityOf, values)}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            const count = event.key === 'Enter' ? take() : undefined;
            if (count !== undefined) onEnter?.(count);
          }}
        />
        {steps && (
          <button
            type="button"
            className={classes.step}
            disabled={disabled || quantity >= values.most}
            aria-label={formatMessage(addMessages.more, values)}
            onClick={() => onChange(stepUp(quantity, minimum))}
          >
            <PlusIcon size={16} />
          </button>
        )}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          <FormattedMessage {...problems[problem]} values={values} />
        </p>
      )}
    </div>
  );
};
