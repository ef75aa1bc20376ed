import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import {
  makesQuery,
  modelsQuery,
  type Variant,
  variantsQuery,
  vehiclesQuery,
  yearsQuery,
} from '../api/vehicle-queries.ts';
import { messages } from '../messages.ts';
import { splitMakes } from '../model/makes.ts';
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
import { ChoiceGrid, ChoiceList, ChoiceSkeleton, StepProblem } from './choice-list.tsx';
import { VehicleChoices } from './vehicle-choices.tsx';
import classes from './vehicle-modal.module.css';

type VehicleListProps = { steps: VehicleSteps; onChoose: OnChoose };

const VehicleList = ({ steps, onChoose }: VehicleListProps) => {
  const { formatMessage } = useIntl();
  const { make, model, year, variant } = steps;
  const filter = { make, model, year, series: variant?.series ?? '', variant: variant?.variant ?? '' };
  const query = useInfiniteQuery(vehiclesQuery(useApi(), filter, variant !== null));
  const vehicles = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.totalCount ?? 0;
  if (query.error) return <StepProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ChoiceSkeleton />;
  if (total === 0) {
    return <p className={classes.problem}>{formatMessage(messages.nothingListed)}</p>;
  }
  return (
    <>
      <p className={classes.count}>{formatMessage(messages.vehicleCount, { shown: vehicles.length, total })}</p>
      <VehicleChoices vehicles={vehicles} onChoose={onChoose} />
      {query.hasNextPage && (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <FormattedMessage {...messages.moreVehicles} />
        </Button>
      )}
    </>
  );
};

const MakeStep = ({ onChoose }: { onChoose: (make: string) => void }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(makesQuery(useApi()));
  if (error) return <StepProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <ChoiceSkeleton />;
  const { popular, others } = splitMakes(data);
  return (
    <>
      {popular.length > 0 && (
        <section className={classes.group} aria-labelledby="popular-makes">
          <h3 id="popular-makes">{formatMessage(messages.popularMakes)}</h3>
          <ChoiceGrid choices={popular} onChoose={onChoose} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classes.group} aria-labelledby="other-makes">
          <h3 id="other-makes">{formatMessage(messages.allMakes)}</h3>
          <ChoiceGrid choices={others} onChoose={onChoose} />
        </section>
      )}
    </>
  );
};

type ModelProps = { make: string; onChoose: (model: string) => void };

const ModelStep = ({ make, onChoose }: ModelProps) => (
  <ChoiceList query={useQuery(modelsQuery(useApi(), make))} onChoose={onChoose} />
);

type YearProps = { make: string; model: string; onChoose: (year: string) => void };

const asText = (years: number[]) => years.map(String);

const YearStep = ({ make, model, onChoose }: YearProps) => (
  <ChoiceList query={useQuery({ ...yearsQuery(useApi(), make, model), select: asText })} onChoose={onChoose} />
);

type VariantProps = { steps: VehicleSteps; onChoose: (label: string, variants: Variant[]) => void };

const labels = (variants: Variant[]) => [...new Set(variants.map(variantLabel))];

const VariantStep = ({ steps: { make, model, year }, onChoose }: VariantProps) => {
  const options = variantsQuery(useApi(), make, model, year);
  const { data = [] } = useQuery(options);
  return <ChoiceList query={useQuery({ ...options, select: labels })} onChoose={(label) => onChoose(label, data)} />;
};

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
