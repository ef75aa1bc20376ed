import {
  type GetSwitchesRequest,
  type GetSwitchesResponse,
  ListSwitchesResponse,
  type SwitchReader,
  type SwitchServiceService,
} from '@southline/contracts/content';
import type { Clock } from '@southline/kernel/clock';
import { defaultSwitchTexts, switchNames } from '@southline/kernel/switches';
import type { Handlers } from '@southline/platform/grpc';
import { setSwitch } from '../../application/set-switch.ts';
import { activeSwitches, isSwitchOn, type SwitchStore } from '../../domain/switches.ts';

const shownMs = 60_000;

interface Seen extends GetSwitchesRequest {
  readonly service: string;
  readonly at: number;
}

/** Processes that have asked this process for the switches in the last minute. */
const createSwitchReaders = (clock: Clock) => {
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

/** The active switches, for the processes that poll them. */
export const readActive = async (store: Pick<SwitchStore, 'read'>, clock: Clock): Promise<GetSwitchesResponse> => {
  const board = await store.read();
  const active = activeSwitches(board, clock.now());
  return {
    version: board.version,
    active: active.map(({ name, en: textEn, zh: textZh, endsInMs }) => ({ name, textEn, textZh, endsInMs })),
  };
};

/** Every process of the shop polls, so the polls of a second share one read. */
const sharedForMs = 1_000;

/** A store whose answer is reused for `sharedForMs`, or until `renew`. A read that fails is not reused. */
export const sharedReads = (store: Pick<SwitchStore, 'read'>, clock: Clock) => {
  let last: ReturnType<SwitchStore['read']> | undefined;
  let until = 0;
  const renew = () => {
    until = 0;
  };
  return {
    renew,
    async read() {
      const now = clock.now().getTime();
      if (!last || now >= until) {
        last = store.read();
        until = now + sharedForMs;
      }
      try {
        return await last;
      } catch (error) {
        renew();
        throw error;
      }
    },
  };
};

export const switchHandlers = (store: SwitchStore, clock: Clock): Handlers<typeof SwitchServiceService> => {
  const readers = createSwitchReaders(clock);
  const polled = sharedReads(store, clock);
  return {
    async getSwitches(request, { owner }) {
      readers.note(owner().replace('service:', ''), request);
      return readActive(polled, clock);
    },
    async listSwitches() {
      const { version, settings } = await store.read();
      const switches = switchNames.map((name) => {
        const { [name]: setting } = settings;
        const { en: textEn, zh: textZh } = setting ?? defaultSwitchTexts[name];
        return {
          name,
          textEn,
          textZh,
          on: setting !== undefined && isSwitchOn(setting, clock.now()),
          endsAt: setting?.endsAt.toISOString(),
          setBy: setting?.setBy,
          reason: setting?.reason,
          setAt: setting?.setAt.toISOString(),
        };
      });
      return ListSwitchesResponse.fromPartial({ version, switches, readers: readers.list() });
    },
    async setSwitch({ textEn: en, textZh: zh, ...rest }, { identity }) {
      const by = identity?.membershipNo ?? '';
      const version = await setSwitch(store, clock)({ ...rest, en, zh, by });
      polled.renew();
      return { version };
    },
  };
};
