import { currentScope } from '@southline/platform/telemetry';

/** The rest of the caller's time, so that the server aborts a query after the caller has given up. */
export const timeLimit = (): { maxTimeMS?: number } => {
  const deadline = currentScope()?.deadline;
  return deadline === undefined ? {} : { maxTimeMS: Math.max(1, Math.ceil(deadline - Date.now())) };
};
