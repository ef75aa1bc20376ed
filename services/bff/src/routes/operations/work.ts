import { byTime } from '@southline/kernel/timeline';
import { workServices } from '@southline/rest/desk';
import { toWorkItem } from '../../contract/work.ts';
import { callRoute } from '../call.ts';

/** A service without an answer is named, and the rest is shown. */
export const getWork = callRoute('operations/get-work', ({ clients }) => async (request) => {
  const isAdmin = request.person?.role === 'Admin';
  // Dealers act on nothing in payments.
  const services = workServices.filter((name) => name !== 'payments' || isAdmin);
  const answers = await Promise.allSettled(services.map((name) => clients.desk[name].listWaiting({})));
  const missing: (typeof workServices)[number][] = [];
  const items: ReturnType<typeof toWorkItem>[] = [];
  const more: string[] = [];
  services.forEach((service, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') {
      items.push(...answer.value.items.map((item) => toWorkItem(service, item, isAdmin)));
      more.push(...answer.value.more);
    } else {
      missing.push(service);
      request.log.warn({ err: answer?.reason, service }, 'the work list is shown without a service');
    }
  });
  const sorted = byTime(items.map((item) => ({ ...item, at: item.since })));
  return { status: true, data: { items: sorted, more, missing } };
});

export const decideWork = callRoute(
  'operations/decide-work',
  ({ clients }) =>
    async ({ body: { service, requestID: requestId, ...decision } }) => {
      const { state } = await clients.desk[service].decideWaiting({ ...decision, requestId });
      return { status: true, data: { state } };
    },
);
