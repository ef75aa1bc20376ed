import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { vehiclesQuery } from '../api/vehicle-queries.ts';
import { messages } from '../messages.ts';
import { backTo, type OnChoose, type VehicleSteps } from '../model/vehicle-steps.ts';
import { ChoiceSkeleton, StepProblem } from './choice-list.tsx';
import { useOnlyVehicle } from './use-only-vehicle.ts';
import { VehicleChoices } from './vehicle-choices.tsx';
import classes from './vehicle-modal.module.css';

type Props = { steps: VehicleSteps; onChoose: OnChoose };

export const VehicleList = ({ steps, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const { make, model, year, variant } = steps;
  const filter = { make, model, year, series: variant?.series ?? '', variant: variant?.variant ?? '' };
  const query = useInfiniteQuery(vehiclesQuery(useApi(), filter, variant !== null));
  const vehicles = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.totalCount ?? 0;
  // A single vehicle is chosen automatically, with a way back to the previous step.
  const only = useOnlyVehicle(vehicles, total, (vehicle) => onChoose(vehicle, backTo(steps, 'variant')));
  if (query.error) return <StepProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || only) return <ChoiceSkeleton />;
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
