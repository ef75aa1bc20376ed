import { sortedByTime } from '@southline/kernel/timeline';
import { workServices } from '@southline/rest/desk';
import { toWorkItem } from '../../contract/work.ts';
import { askEach } from '../ask-each.ts';
import { callRoute } from '../call.ts';

export const getWork = callRoute('operations/get-work', ({ clients }) => async (request) => {
  const isAdmin = request.person?.role === 'Admin';
  // Dealers may decide nothing in payments.
  const services = workServices.filter((name) => name !== 'payments' || isAdmin);
  const ask = (name: (typeof workServices)[number]) => clients.desk[name].listWaiting({});
  const { answers, missing } = await askEach(services, ask, { log: request.log, what: 'the work list' });
  const items = answers.flatMap(({ service, answer }) =>
    answer.items.map((item) => toWorkItem(service, item, isAdmin)),
  );
  const more = answers.flatMap(({ answer }) => answer.more);
  return { status: true, data: { items: sortedByTime(items, ({ since }) => since), more, missing } };
});

export const decideWork = callRoute(
  'operations/decide-work',
  ({ clients }) =>
    async ({ body: { service, requestID: requestId, ...decision } }) => {
      const { state } = await clients.desk[service].decideWaiting({ ...decision, requestId });
      return { status: true, data: { state } };
    },
);
