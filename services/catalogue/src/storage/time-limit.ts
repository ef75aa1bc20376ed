import { currentScope } from '@southline/platform/telemetry';

/** What is left of the caller's time: the server gives a query up when nobody waits for it any more. */
export const timeLimit = (): { maxTimeMS?: number } => {
  const deadline = currentScope()?.deadline;
  return deadline === undefined ? {} : { maxTimeMS: Math.max(1, Math.ceil(deadline - Date.now())) };
};
