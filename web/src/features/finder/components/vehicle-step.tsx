import {
  chooseMake,
  chooseModel,
  chooseVariant,
  chooseYear,
  currentStep,
  type OnChoose,
  type VehicleSteps,
  variantLabel,
} from '../model/vehicle-steps.ts';
import { ModelStep, VariantStep, YearStep } from './choice-steps.tsx';
import { MakeStep } from './make-step.tsx';
import { VehicleList } from './vehicle-list.tsx';

type Props = {
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onChoose: OnChoose;
};

export const VehicleStep = ({ steps, onSteps, onChoose }: Props) => {
  switch (currentStep(steps)) {
    case 'make':
      return <MakeStep onChoose={(make) => onSteps(chooseMake(make))} />;
    case 'model':
      return <ModelStep make={steps.make} onChoose={(model) => onSteps(chooseModel(steps, model))} />;
    case 'year':
      return (
        <YearStep make={steps.make} model={steps.model} onChoose={(year) => onSteps(chooseYear(steps, Number(year)))} />
      );
    case 'variant':
      return (
        <VariantStep
          steps={steps}
          onChoose={(label, variants) =>
            onSteps(chooseVariant(steps, variants.find((each) => variantLabel(each) === label) ?? null))
          }
        />
      );
    case 'vehicle':
      return <VehicleList steps={steps} onChoose={onChoose} />;
  }
};
