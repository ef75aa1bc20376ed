import { Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { messages } from '../messages.ts';
import { backTo, currentStep, type VehicleSteps } from '../model/vehicle-steps.ts';
import { StepTrail } from './step-trail.tsx';
import classes from './vehicle-modal.module.css';
import { VehicleStep } from './vehicle-step.tsx';

type Props = {
  opened: boolean;
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onClose: () => void;
  onChoose: (vehicle: ChosenVehicle) => void;
};

/** Make, model, year, variant, then the vehicles; the trail goes back to an earlier question. */
export const VehicleModal = ({ opened, steps, onSteps, onClose, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const step = currentStep(steps);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={920}
      yOffset="7vh"
      overlayProps={{ backgroundOpacity: 0.5 }}
      title={<FormattedMessage {...messages.selectVehicle} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.close), size: 'lg' }}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      <StepTrail steps={steps} onBack={(step) => onSteps(backTo(steps, step))} />
      {/* Each question takes the focus when it appears, so that a keyboard goes on where it was. */}
      <section
        key={step}
        ref={(node) => {
          if (step !== 'make') node?.focus();
        }}
        tabIndex={-1}
        data-autofocus={step === 'make' || undefined}
        className={classes.step}
        aria-label={formatMessage(messages.stepOf, { step: formatMessage(messages[step]).toLowerCase() })}
      >
        <VehicleStep steps={steps} onSteps={onSteps} onChoose={onChoose} />
      </section>
    </Modal>
  );
};
