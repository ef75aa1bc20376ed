import { setTimeout as pause } from 'node:timers/promises';

export type Run<Payload> = (
  payload: Payload,
  job: { id: string; tries: number; createdAt: Date },
) => Promise<Date | undefined>;

/**
 * Holds all mails while staff have the switch on. After the hold, the waiting mails are sent oldest first, `perSecond`
 * by each process, so that the mail server does not refuse us.
 */
export const holdMails = (whenHeld: () => Promise<unknown>, perSecond: number) => {
  let wasHeld = false;
  let releasedAt = 0;
  let nextAt = 0;
  /** Delays a mail that was queued before the end of the hold, to keep the rate. */
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
