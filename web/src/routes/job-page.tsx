import { vehicleName } from '@southline/kernel/vehicle-name';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { vehicleQuery } from '../features/finder/api/vehicle-queries.ts';
import { labelOfSlug } from '../features/finder/model/vehicle-label.ts';
import { JobPage } from '../features/jobs/components/job-page.tsx';
import { useApi } from '../shared/http/api-context.ts';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/parts-finder/job');

export const JobRoutePage = () => {
  const search = route.useSearch();
  const chosen = useAppSelector(({ finder }) => finder.vehicle);
  const { data: named } = useQuery(vehicleQuery(useApi(), search.vehicle));
  const known = chosen?.vehicleSlug === search.vehicle ? chosen : named;
  return <JobPage {...search} vehicleName={known ? vehicleName(known) : labelOfSlug(search.vehicle).name} />;
};
