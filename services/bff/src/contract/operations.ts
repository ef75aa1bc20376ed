import type { ListSwitchesResponse } from '@southline/contracts/content';
import type { ReplayRun, WaitingItem } from '@southline/contracts/desk';
import { isSwitchName } from '@southline/kernel/switches';
import type { Data } from '@southline/rest/types';

type Run = Data<'operations/get-parked-events'>['runs'][number];

const mostRuns = 10;

export const newestFirst = (runs: readonly (ReplayRun & Pick<Run, 'service'>)[]): Run[] =>
  runs
    .map(({ runId: id, ...run }) => ({ ...run, id }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, mostRuns);

type WorkItem = Data<'operations/get-work'>['items'][number];

export const toWorkItem = (
  service: WorkItem['service'],
  { orderId: orderID, decisions, ...item }: WaitingItem,
  mayDecide: boolean,
): WorkItem => ({ ...item, service, orderID, decisions: mayDecide ? decisions : [] });

type Board = Data<'operations/get-switches'>;

/** During an upgrade content may have a switch that this release does not know. It is left out. */
export const toBoard = ({ version, switches, readers }: ListSwitchesResponse): Board => ({
  version,
  switches: switches.flatMap(({ name, ...setting }) => (isSwitchName(name) ? [{ name, ...setting }] : [])),
  processes: readers.map(({ seenMsAgo, ...reader }) => ({ ...reader, secondsAgo: Math.round(seenMsAgo / 1_000) })),
});
