import type { GetSwitchesRequest, SwitchReader } from '@southline/contracts/content';
import type { Clock } from '@southline/kernel/clock';

const shownMs = 60_000;

interface Seen extends GetSwitchesRequest {
  readonly service: string;
  readonly at: number;
}

/** Processes that have asked this process for the switches in the last minute. */
export const createSwitchReaders = (clock: Clock) => {
  const seen = new Map<string, Seen>();
  return {
    note(service: string, request: GetSwitchesRequest) {
      const at = clock.now().getTime();
      seen.set(request.instance, { ...request, service, at });
      for (const [instance, reader] of seen) if (at - reader.at > shownMs) seen.delete(instance);
    },
    list: (): SwitchReader[] =>
      [...seen.values()]
        .map(({ at, ...reader }) => ({ ...reader, seenMsAgo: clock.now().getTime() - at }))
        .filter(({ seenMsAgo }) => seenMsAgo <= shownMs)
        .sort((a, b) => a.service.localeCompare(b.service)),
  };
};
