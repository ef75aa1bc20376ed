export {
  consumingDeskHandlers,
  type Decide,
  type Decision,
  deskHandlers,
  notWaiting,
  type ParkedDesk,
  serveConsumingDesk,
  serveDesk,
  type Waiting,
  type WaitingKind,
} from './desk.ts';
export { type Correction, failedJobs } from './failed-jobs.ts';
export { parkedDesk } from './parked.ts';
export { parkedEventsCommand } from './parked-command.ts';
export { type MoneyKind, proposals, withSecondPerson } from './second-person.ts';
