import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { currentStep, type Step, type VehicleSteps, variantLabel } from '../model/vehicle-steps.ts';
import classes from './vehicle-modal.module.css';

const ORDER = ['make', 'model', 'year', 'variant'] as const;

const chosenIn = (steps: VehicleSteps, step: (typeof ORDER)[number]): string => {
  if (step === 'variant') return steps.variant ? variantLabel(steps.variant) : '';
  return String(steps[step] ?? '');
};

export const StepTrail = ({ steps, onBack }: { steps: VehicleSteps; onBack: (step: Step) => void }) => {
  const { formatMessage } = useIntl();
  const now = currentStep(steps);
  return (
    <ol className={classes.trail}>
      {ORDER.map((step) => {
        const chosen = chosenIn(steps, step);
        return (
          <li key={step} className={classes.crumb} aria-current={step === now ? 'step' : undefined}>
            <span className={classes.crumbName}>{formatMessage(messages[step])}</span>
            {chosen ? (
              <button type="button" className={classes.crumbValue} onClick={() => onBack(step)}>
                {chosen}
              </button>
            ) : (
              <span className={classes.crumbOpen}>–</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
