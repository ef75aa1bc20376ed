export { addJob, type Job, jobIndexes } from './jobs.ts';
export { startWorker } from './worker.ts';
