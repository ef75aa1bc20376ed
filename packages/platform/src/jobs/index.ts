export { addJob, hurryJob, type Job, jobs } from './jobs.ts';
export { startWorker } from './worker.ts';
