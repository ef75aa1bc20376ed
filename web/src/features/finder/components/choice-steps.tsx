import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { modelsQuery, type Variant, variantsQuery, yearsQuery } from '../api/vehicle-queries.ts';
import { type VehicleSteps, variantLabel } from '../model/vehicle-steps.ts';
import { ChoiceList } from './choice-list.tsx';

type ModelProps = { make: string; onChoose: (model: string) => void };

export const ModelStep = ({ make, onChoose }: ModelProps) => (
  <ChoiceList query={useQuery(modelsQuery(useApi(), make))} onChoose={onChoose} />
);

type YearProps = { make: string; model: string; onChoose: (year: string) => void };

const asText = (years: number[]) => years.map(String);

export const YearStep = ({ make, model, onChoose }: YearProps) => (
  <ChoiceList query={useQuery({ ...yearsQuery(useApi(), make, model), select: asText })} onChoose={onChoose} />
);

type VariantProps = { steps: VehicleSteps; onChoose: (label: string, variants: Variant[]) => void };

const labels = (variants: Variant[]) => [...new Set(variants.map(variantLabel))];

export const VariantStep = ({ steps: { make, model, year }, onChoose }: VariantProps) => {
  const options = variantsQuery(useApi(), make, model, year);
  const { data = [] } = useQuery(options);
  return <ChoiceList query={useQuery({ ...options, select: labels })} onChoose={(label) => onChoose(label, data)} />;
};
