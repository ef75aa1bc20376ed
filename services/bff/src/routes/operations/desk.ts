import { consumingServices } from '@southline/kernel/consuming-services';
import { sortedByTime } from '@southline/kernel/timeline';
import { workServices } from '@southline/rest/desk';
import { peopleIn } from '../../contract/journal.ts';
import { newestFirst, toBoard, toWorkItem } from '../../contract/operations.ts';
import { askEach } from '../ask-each.ts';
import { callRoute } from '../call.ts';
import { namesOf } from './names.ts';

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
  const names = await namesOf(clients, peopleIn(items.map(({ facts }) => facts)), request.log);
  return { status: true, data: { items: sortedByTime(items, ({ since }) => since), names, more, missing } };
});

export const decideWork = callRoute(
  'operations/decide-work',
  ({ clients }) =>
    async ({ body: { service, requestID: requestId, ...decision } }) => {
      const { state } = await clients.desk[service].decideWaiting({ ...decision, requestId });
      return { status: true, data: { state } };
    },
);

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

export const getSwitches = callRoute('operations/get-switches', ({ clients }) => async () => ({
  status: true,
  data: toBoard(await clients.switches.listSwitches({})),
}));

export const setSwitch = callRoute('operations/set-switch', ({ clients }) => async ({ body }) => {
  const { version } = await clients.switches.setSwitch(body);
  return { status: true, data: { version } };
});
