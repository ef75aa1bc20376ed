import { Loader } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { PaymentState } from '../model/payment-state.ts';
import classes from './payment-progress.module.css';

const STEPS = [
  ['saving', messages.stepSaving],
  ['reserving', messages.stepReserving],
  ['sending', messages.stepSending],
  ['confirming', messages.stepConfirming],
  ['placing', messages.stepPlacing],
] as const;

type Props = {
  step: PaymentState['step'];
  /** The order exists and holds its goods, so that the steps begin with the card. */
  cardFirst?: boolean;
};

export const PaymentProgress = ({ step, cardFirst = false }: Props) => {
  const { formatMessage } = useIntl();
  const shown = cardFirst ? STEPS.slice(2) : STEPS;
  const now = Math.max(
    0,
    shown.findIndex(([each]) => each === step),
  );
  return (
    <div className={classes.progress} role="status">
      <ol className={classes.steps}>
        {shown.map(([each, message], index) => (
          <li
            key={each}
            className={classes.step}
            data-done={index < now || undefined}
            data-now={index === now || undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {index < now && <CheckIcon size={18} />}
              {index === now && <Loader size={18} />}
            </span>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ol>
      <p className={classes.stay}>{formatMessage(messages.stay)}</p>
    </div>
  );
};
