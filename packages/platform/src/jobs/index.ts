export { addJob, hurryJob, type Job, jobIndexes, jobs } from './jobs.ts';
export { startWorker } from './worker.ts';
