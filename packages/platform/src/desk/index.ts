export {
  type Decide,
  type Decision,
  deskHandlers,
  notWaiting,
  serveDesk,
  type Waiting,
  type WaitingKind,
} from './desk.ts';
export { failedJobs } from './failed-jobs.ts';
