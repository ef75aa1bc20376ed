import { setTimeout as pause } from 'node:timers/promises';

export type Run<Payload> = (
  payload: Payload,
  job: { id: string; tries: number; createdAt: Date },
) => Promise<Date | undefined>;

/**
 * Holds mails while staff want that. Those that waited are then sent `perSecond` by this process, the oldest first, so that the
 * mail server does not refuse the sender.
 */
export const holdMails = (whenHeld: () => Promise<unknown>, perSecond: number) => {
  let wasHeld = false;
  let releasedAt = 0;
  let nextAt = 0;
  /** Mails that came before the end of the hold take turns. */
  const turn = async (createdAt: Date) => {
    if (createdAt.getTime() > releasedAt) return;
    const at = Math.max(nextAt, Date.now());
    nextAt = at + 1_000 / perSecond;
    await pause(at - Date.now());
  };
  return {
    async paused(): Promise<boolean> {
      const isHeld = (await whenHeld()) !== undefined;
      if (wasHeld && !isHeld) releasedAt = Date.now();
      wasHeld = isHeld;
      return isHeld;
    },
    paced:
      <Payload>(run: Run<Payload>): Run<Payload> =>
      async (payload, job) => {
        await turn(job.createdAt);
        return run(payload, job);
      },
  };
};
