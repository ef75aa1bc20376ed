import { getRouteApi } from '@tanstack/react-router';
import { NotFound } from '../app/not-found.tsx';
import { ServicePage } from '../features/services/components/service-page.tsx';
import { OVERVIEW, serviceOf } from '../features/services/model/services.ts';

const route = getRouteApi('/$region/service-center/$id');

export const ServiceRoutePage = () => {
  const { region, id } = route.useParams();
  const service = serviceOf(id);
  return service || id === OVERVIEW ? <ServicePage service={service} /> : <NotFound region={region} />;
};
