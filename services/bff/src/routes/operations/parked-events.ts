import { consumingServices } from '@southline/kernel/consuming-services';
import { newestFirst } from '../../contract/parked.ts';
import { askEach } from '../ask-each.ts';
import { callRoute } from '../call.ts';

export const getParkedEvents = callRoute('operations/get-parked-events', ({ clients }) => async (request) => {
  const ask = (name: (typeof consumingServices)[number]) => clients.desk[name].listParked({});
  const { answers, missing } = await askEach(consumingServices, ask, { log: request.log, what: 'parked events' });
  const groups = answers.flatMap(({ service, answer }) => answer.groups.map((group) => ({ ...group, service })));
  const runs = answers.flatMap(({ service, answer }) => answer.runs.map((run) => ({ ...run, service })));
  return { status: true, data: { groups, runs: newestFirst(runs), missing } };
});

export const decideParkedEvents = callRoute(
  'operations/decide-parked-events',
  ({ clients }) =>
    async ({ body: { service, requestID: requestId, ...decision } }) => {
      const { events } = await clients.desk[service].decideParked({ ...decision, requestId });
      return { status: true, data: { events } };
    },
);
