import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { vehiclesQuery } from '../api/vehicle-queries.ts';
import { messages } from '../messages.ts';
import type { VehicleSteps } from '../model/vehicle-steps.ts';
import { ChoiceSkeleton, StepProblem } from './choice-list.tsx';
import { VehicleChoices } from './vehicle-choices.tsx';
import classes from './vehicle-modal.module.css';

type Props = { steps: VehicleSteps; onChoose: (vehicle: ChosenVehicle) => void };

export const VehicleList = ({ steps: { make, model, year, variant }, onChoose }: Props) => {
  const filter = { make, model, year, series: variant?.series ?? '', variant: variant?.variant ?? '' };
  const query = useInfiniteQuery(vehiclesQuery(useApi(), filter, variant !== null));
  if (query.error) return <StepProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ChoiceSkeleton />;
  const vehicles = query.data.pages.flatMap((page) => page.items);
  const total = query.data.pages[0]?.totalCount ?? 0;
  if (total === 0) {
    return (
      <p className={classes.problem}>
        <FormattedMessage {...messages.nothingListed} />
      </p>
    );
  }
  return (
    <>
      <p className={classes.count}>
        <FormattedMessage {...messages.vehicleCount} values={{ shown: vehicles.length, total }} />
      </p>
      <VehicleChoices vehicles={vehicles} onChoose={onChoose} />
      {query.hasNextPage && (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <FormattedMessage {...messages.moreVehicles} />
        </Button>
      )}
    </>
  );
};
