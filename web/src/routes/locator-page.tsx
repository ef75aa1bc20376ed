import { getRouteApi } from '@tanstack/react-router';
import { NotFound } from '../app/not-found.tsx';
import { LocatorPage } from '../features/locator/components/locator-page.tsx';
import { askedBy, isNowhere } from '../features/locator/model/locator-address.ts';
import { isTypeSlug } from '../features/locator/model/locator-types.ts';
import { useApi } from '../shared/http/api-context.ts';

const route = getRouteApi('/$region/location-service/$type/{-$state}/{-$suburb}');

export const LocatorRoutePage = () => {
  const { type, state, suburb, region } = route.useParams();
  const search = route.useSearch();
  const { region: known } = useApi();
  if (!isTypeSlug(type)) return <NotFound region={region} />;
  const params = { type, state, suburb };
  if (isNowhere(known, params)) return <NotFound region={region} />;
  return <LocatorPage key={type} params={params} search={search} asked={askedBy(known, params, search)} />;
};
