import { useCall } from '../../../shared/calls/use-call.ts';
import { execute } from '../../../shared/http/execute.ts';
import { plateStateGiven } from '../../../shared/store/preferences-slice.ts';
import { useAppDispatch } from '../../../shared/store/store.ts';

export type Plate = { value: string; state: string };

/** Beyond a guest's allowance a look-up asks for a sign-in, which returns to the finder. */
const meta = { unauthorised: 'parts-finder' };

// Both are mutations, although they only read: a plate or a VIN must not become a cache key.

/** Looks up a plate. This device remembers the state, not the plate. New Zealand has no states. */
export const useRegoLookup = () => {
  const dispatch = useAppDispatch();
  return useCall(
    (api, plate: Plate) => {
      if (api.region === 'au') dispatch(plateStateGiven(plate.state));
      return execute(api, 'POST', 'api/Vehicle/SearchByRego', plate);
    },
    { meta },
  );
};

export const useVinLookup = () =>
  useCall((api, value: string) => execute(api, 'POST', 'api/Vehicle/SearchByVin', { value }), { meta });
