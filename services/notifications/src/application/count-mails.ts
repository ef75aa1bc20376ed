import type { Job } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { mailsFailed, mailsWaiting } from '../metrics.ts';
import { type MailJob, mailJob } from './mail-job.ts';

/** Brings the gauges of waiting and given-up mails up to date. */
export const countMails = async (mongo: Mongo): Promise<undefined> => {
  const jobs = mongo.db.collection<Job<MailJob>>('jobs');
  mailsWaiting.set(await jobs.countDocuments({ kind: mailJob, state: 'queued' }));
  mailsFailed.set(await jobs.countDocuments({ kind: mailJob, state: 'failed' }));
};
