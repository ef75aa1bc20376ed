import type { Body } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';
import { ordersKey } from './orders-queries.ts';

type OfferAnswer = Body<'Order/answer-offer'>;

/** Resolves with the order to be paid. The orders are loaded again, also after a refusal. */
export const useAnswerOffer = () =>
  useCall(async (api, answer: OfferAnswer) => (await api.post('Order/answer-offer', answer)).data, {
    reloads: [ordersKey],
    afterRefusal: true,
  });
