import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { type ChosenVehicle, finderReset, vehicleChosen } from '../../../shared/store/finder-slice.ts';
import { vehicleForgotten } from '../../../shared/store/garage-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { garageQuery } from '../api/garage-queries.ts';
import { notSaved } from '../model/names.ts';

/** The vehicles of the device and of the account, the vehicle of the current page, and the actions on them. */
export const useGarage = () => {
  const api = useApi();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { vehicle: inAddress } = useSearch({ strict: false });
  const signedIn = useQuery(sessionQuery(api)).data?.signedIn ?? false;
  const { data: account = [], error, refetch } = useQuery(garageQuery(api, signedIn));
  const chosen = useAppSelector(({ finder }) => finder.vehicle);
  const device = useAppSelector(({ garage }) => garage.vehicles);
  const slug = inAddress ?? chosen?.vehicleSlug;
  const all = [...account, ...[...(chosen ? [chosen] : []), ...device].map((vehicle) => ({ label: '', vehicle }))];
  return {
    signedIn,
    error,
    refetch,
    account,
    device,
    /** The vehicles of the device that are not in the account. */
    deviceOnly: notSaved(device, account),
    slug,
    current: all.find(({ vehicle }) => vehicle.vehicleSlug === slug),
    /** On a page about a vehicle the page changes to the chosen one; other pages navigate to its parts. */
    choose: (vehicle: ChosenVehicle) => {
      dispatch(vehicleChosen(vehicle));
      const { vehicleSlug } = vehicle;
      if (inAddress) return void navigate({ to: '.', search: (before) => ({ ...before, vehicle: vehicleSlug }) });
      void navigate({ to: '/$region/parts-finder', params: { region: api.region }, search: { vehicle: vehicleSlug } });
    },
    forget: ({ vehicleSlug }: ChosenVehicle) => {
      dispatch(vehicleForgotten(vehicleSlug));
      if (chosen?.vehicleSlug === vehicleSlug) dispatch(finderReset());
    },
  };
};
