import { Tabs } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';
import {
  backTo,
  chooseMake,
  currentStep,
  type OnChoose,
  type Step,
  type VehicleSteps,
  variantLabel,
} from '../model/vehicle-steps.ts';
import { RegoPanel } from './rego-panel.tsx';
import classes from './vehicle-modal.module.css';
import { VehicleStep } from './vehicle-step.tsx';
import { VinPanel } from './vin-panel.tsx';

const ORDER = ['make', 'model', 'year', 'variant'] as const;

const chosenIn = (steps: VehicleSteps, step: (typeof ORDER)[number]): string => {
  if (step === 'variant') return steps.variant ? variantLabel(steps.variant) : '';
  return String(steps[step] ?? '');
};

const StepTrail = ({ steps, onBack }: { steps: VehicleSteps; onBack: (step: Step) => void }) => {
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

type Props = {
  opened: boolean;
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onClose: () => void;
  onChoose: OnChoose;
};

/** Each step takes the focus once, when it appears, so that keyboard users continue there. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

/**
 * Chooses by the plate first, because a person beside the car can read it; by make, model, year and variant, then by vehicle, with
 * links back to earlier steps; or by the VIN.
 */
export const VehicleModal = ({ opened, steps, onSteps, onClose, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const step = currentStep(steps);
  return (
    <Dialog
      centered={false}
      opened={opened}
      onClose={onClose}
      size={920}
      yOffset="7vh"
      overlayProps={{ backgroundOpacity: 0.5 }}
      title={<FormattedMessage {...messages.selectVehicle} />}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      <Tabs
        defaultValue={steps.make ? 'choice' : 'rego'}
        keepMounted={false}
        classNames={{ list: classes.ways, tab: classes.way }}
      >
        <Tabs.List aria-label={formatMessage(messages.waysToFind)}>
          <Tabs.Tab value="rego">{formatMessage(messages.byRego)}</Tabs.Tab>
          <Tabs.Tab value="choice">{formatMessage(messages.byChoice)}</Tabs.Tab>
          <Tabs.Tab value="vin">{formatMessage(messages.byVin)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rego" className={classes.lookup}>
          <RegoPanel onChoose={onChoose} />
        </Tabs.Panel>
        <Tabs.Panel value="vin" className={classes.lookup}>
          <VinPanel onChoose={onChoose} onMake={(make) => onSteps(chooseMake(make))} />
        </Tabs.Panel>
        <Tabs.Panel value="choice">
          <StepTrail steps={steps} onBack={(step) => onSteps(backTo(steps, step))} />
          <section
            key={step}
            ref={step === 'make' ? undefined : takeFocus}
            tabIndex={-1}
            data-autofocus={step === 'make' || undefined}
            className={classes.step}
            aria-label={formatMessage(messages.stepOf, { step: formatMessage(messages[step]).toLowerCase() })}
          >
            <VehicleStep steps={steps} onSteps={onSteps} onChoose={onChoose} />
          </section>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
};
