import { NotFound } from '../app/not-found.tsx';
import { ServicePage } from '../features/services/components/service-page.tsx';
import { OVERVIEW, serviceOf } from '../features/services/model/services.ts';
import { serviceRoute } from './service-route.ts';

export const ServiceRoutePage = () => {
  const { region, id } = serviceRoute.useParams();
  const service = serviceOf(id);
  return service || id === OVERVIEW ? <ServicePage service={service} /> : <NotFound region={region} />;
};
