import { Modal } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { messages } from '../messages.ts';
import { backTo, currentStep, noSteps } from '../model/vehicle-steps.ts';
import { StepTrail } from './step-trail.tsx';
import classes from './vehicle-modal.module.css';
import { VehicleStep } from './vehicle-step.tsx';

type Props = { opened: boolean; onClose: () => void; onChoose: (vehicle: ChosenVehicle) => void };

/** Make, model, year, variant, then the vehicles; the trail goes back to an earlier question. */
export const VehicleModal = ({ opened, onClose, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const [steps, setSteps] = useState(noSteps);
  const step = currentStep(steps);
  const choose = (vehicle: ChosenVehicle) => {
    onChoose(vehicle);
    setSteps(noSteps);
  };
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
      <StepTrail steps={steps} onBack={(step) => setSteps(backTo(steps, step))} />
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
        <VehicleStep steps={steps} onSteps={setSteps} onChoose={choose} />
      </section>
    </Modal>
  );
};
