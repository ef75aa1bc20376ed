import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import type { Variant } from '../api/vehicle-queries.ts';

/** The choices so far. The first empty field is the step to show. */
export type VehicleSteps = { make: string; model: string; year: number | null; variant: Variant | null };
export type Step = 'make' | 'model' | 'year' | 'variant' | 'vehicle';

export const noSteps: VehicleSteps = { make: '', model: '', year: null, variant: null };

// Each choice clears the later ones.
export const chooseMake = (make: string): VehicleSteps => ({ ...noSteps, make });
export const chooseModel = ({ make }: VehicleSteps, model: string): VehicleSteps => ({ ...noSteps, make, model });
export const chooseYear = ({ make, model }: VehicleSteps, year: number | null): VehicleSteps => ({
  ...noSteps,
  make,
  model,
  year,
});
export const chooseVariant = (steps: VehicleSteps, variant: Variant | null): VehicleSteps => ({ ...steps, variant });

export const currentStep = ({ make, model, year, variant }: VehicleSteps): Step => {
  if (!make) return 'make';
  if (!model) return 'model';
  if (year === null) return 'year';
  return variant ? 'vehicle' : 'variant';
};

/** Opens a step again, which clears its choice and the later ones. */
export const backTo = (steps: VehicleSteps, step: Step): VehicleSteps => {
  if (step === 'make') return noSteps;
  if (step === 'model') return chooseMake(steps.make);
  if (step === 'year') return chooseModel(steps, steps.model);
  return step === 'variant' ? chooseVariant(steps, null) : steps;
};

export type OnChoose = (vehicle: ChosenVehicle) => void;

export const variantLabel = ({ series, variant }: Variant): string => [series, variant].filter(Boolean).join(' ');
