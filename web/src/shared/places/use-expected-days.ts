import { type ExpectedDays, expectedDays } from '@southline/kernel/dispatch-day';
import { stateOfPostcode } from '@southline/kernel/places';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../http/api-context.ts';
import { useAppSelector } from '../store/store.ts';
import { deliveryTermsQuery } from './delivery-terms-query.ts';

type Expected = ExpectedDays & {
  /** Where it is delivered; empty if unknown. */
  state: string;
};

/**
 * The days of dispatch and arrival of an order that is placed now, by the rule of the order's own page. Without a state they
 * are for the postcode that is stored on the device. Undefined until the delivery terms are loaded.
 */
export const useExpectedDays = (state = ''): Expected | undefined => {
  const { data: terms } = useQuery(deliveryTermsQuery(useApi()));
  const postcode = useAppSelector(({ preferences }) => preferences.postcode) ?? '';
  const where = state || (stateOfPostcode(postcode) ?? '');
  return terms && { ...expectedDays(terms, where, new Date()), state: where };
};
