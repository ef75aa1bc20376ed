import { useCall } from '../../../shared/calls/use-call.ts';
import { execute } from '../../../shared/http/execute.ts';

export type Plate = { value: string; state: string };

/** Beyond a guest's allowance a look-up asks for a sign-in, which returns to the finder. */
const meta = { unauthorised: 'parts-finder' };

// Mutations, although they only read: a plate or a VIN must not become a cache key.
export const useRegoLookup = () =>
  useCall((api, plate: Plate) => execute(api, 'POST', 'api/Vehicle/SearchByRego', plate), { meta });

export const useVinLookup = () =>
  useCall((api, value: string) => execute(api, 'POST', 'api/Vehicle/SearchByVin', { value }), { meta });
