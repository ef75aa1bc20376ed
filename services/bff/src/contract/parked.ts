import type { ReplayRun } from '@southline/contracts/desk';
import type { Data } from '@southline/rest/types';

type Run = Data<'operations/get-parked-events'>['runs'][number];

const mostRuns = 10;

export const newestFirst = (runs: readonly (ReplayRun & Pick<Run, 'service'>)[]): Run[] =>
  runs
    .map(({ runId: id, ...run }) => ({ ...run, id }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, mostRuns);
