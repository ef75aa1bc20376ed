import { vehicleName } from '@southline/kernel/vehicle-name';
import { getRouteApi } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { BookingPage } from '../features/booking/components/booking-page.tsx';
import { useGarage } from '../features/garage/components/use-garage.ts';
import { serviceWords } from '../features/services/messages.ts';
import { services } from '../features/services/model/services.ts';
import { useApi } from '../shared/http/api-context.ts';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/select-location');

export const BookingRoutePage = () => {
  const { formatMessage } = useIntl();
  const { service, dealer = '' } = route.useSearch();
  const postcode = useAppSelector(({ preferences }) => preferences.postcode) ?? '';
  const { region } = useApi();
  const { current, account, device } = useGarage();
  const vehicles = [...new Set([...account.map(({ vehicle }) => vehicle), ...device].map(vehicleName))];
  // The desk gets English texts, whatever the visitor's language.
  const offered = services.flatMap(({ id, text }) => {
    const name = serviceWords[text]?.name;
    return name ? [{ id, value: name.defaultMessage, label: formatMessage(name) }] : [];
  });
  return (
    <BookingPage
      services={offered.map(({ value, label }) => ({ value, label }))}
      service={offered.find(({ id }) => id === service)?.value ?? ''}
      dealerCode={dealer}
      // Of an Australian delivery.
      postcode={region === 'au' ? postcode : ''}
      vehicle={current ? vehicleName(current.vehicle) : vehicles.length === 1 ? (vehicles[0] ?? '') : ''}
      vehicles={vehicles}
    />
  );
};
