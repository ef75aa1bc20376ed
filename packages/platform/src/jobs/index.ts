export { addJob, hurryJob, type Job, jobIndexes } from './jobs.ts';
export { startWorker } from './worker.ts';
