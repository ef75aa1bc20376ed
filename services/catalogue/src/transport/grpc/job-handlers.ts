import { GetJobResponse, type JobNeed, type JobServiceService, NeedUse } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import { getJob, type JobPorts, type JobRow, listJobs } from '../../application/jobs/jobs.ts';
import { toRow } from './part-mappers.ts';

const toNeed = ({ need, quantity, use, parts }: JobRow): JobNeed => ({
  need,
  quantity,
  use: NeedUse[`NEED_USE_${use}`],
  parts: parts.map(toRow),
});

export const jobHandlers = (ports: JobPorts): Handlers<typeof JobServiceService> => {
  const [list, get] = [listJobs(ports), getJob(ports)];
  return {
    listJobs: async (request) => ({ jobs: await list(request) }),
    getJob: async (request) => {
      const { rows, ...job } = await get(request);
      return GetJobResponse.fromPartial({ ...job, rows: rows.map(toNeed) });
    },
  };
};
