import { setTimeout as pause } from 'node:timers/promises';
import type { GetSwitchesRequest, GetSwitchesResponse } from '@southline/contracts/content';
import { isDomainError } from '@southline/kernel/errors';
import {
  type ActiveSwitch,
  defaultSwitchTexts,
  isSwitchName,
  type SwitchName,
  switchedOff,
} from '@southline/kernel/switches';
import { randomId } from '../ids.ts';
import { type Background, repeat } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { switchOn, switchVersion } from '../metrics/index.ts';

/** Switches that the environment sets, whatever staff set. */
export type SwitchOverrides = Readonly<Partial<Record<SwitchName, boolean>>>;

/** The switches as last reported to this process. */
export interface Switches {
  /** Switches that are on now. */
  active(): readonly ActiveSwitch[];
  /** The switch if it is on. A process that has just started waits a moment for its first answer. */
  whenOn(name: SwitchName): Promise<ActiveSwitch | undefined>;
  /** Throws the refusal while the switch is on. */
  refuse(name: SwitchName): Promise<void>;
}

type Ask = (question: GetSwitchesRequest) => Promise<GetSwitchesResponse>;

export interface FollowedSwitches extends Switches {
  /** Starts polling. Before that only the environment sets switches. */
  follow(ask: Ask): void;
  stop(): Promise<void>;
}

export interface SwitchOptions {
  readonly overrides: SwitchOverrides;
  readonly logger: Logger;
  /** Monotonic time in ms, so that a change of the system clock neither prolongs nor shortens a switch. */
  readonly now?: () => number;
}

const askMs = 2_000;
const firstAnswerMs = 2_000;
/** A minute without an answer. */
const failuresBeforeLog = 60_000 / askMs;

/**
 * Polls the switches every two seconds. Without an answer the last one stays in effect, and every switch still ends at its time.
 */
export const createSwitches = ({
  overrides,
  logger,
  now = () => performance.now(),
}: SwitchOptions): FollowedSwitches => {
  const instance = randomId();
  const overridden = Object.keys(overrides);
  const forced = overridden
    .filter(isSwitchName)
    .filter((name) => overrides[name])
    .map((name) => ({ name, ...defaultSwitchTexts[name], endsInMs: undefined }));
  const startedAt = now();
  let known: GetSwitchesResponse = { version: 0, active: [] };
  let askedAt = startedAt;
  const first = Promise.withResolvers<void>();

  const active = (): ActiveSwitch[] => {
    const passed = now() - askedAt;
    const asSet = known.active.flatMap(({ name, textEn: en, textZh: zh, endsInMs }) =>
      isSwitchName(name) && overrides[name] === undefined && endsInMs > passed
        ? [{ name, en, zh, endsInMs: endsInMs - passed }]
        : [],
    );
    return [...forced, ...asSet];
  };
  const show = () => {
    switchVersion.set(known.version);
    switchOn.reset();
    for (const { name } of active()) switchOn.set({ name }, 1);
  };
  show();

  const askWith = (ask: Ask) => {
    let failures = 0;
    return async () => {
      show();
      const at = now();
      try {
        const answer = await ask({ instance, version: known.version, overridden });
        if (answer.version !== known.version) logger.info({ version: answer.version }, 'the switches have changed');
        known = answer;
        askedAt = at;
        failures = 0;
        first.resolve();
        show();
      } catch (error) {
        if (!isDomainError(error) || error.kind !== 'unavailable') throw error;
        failures += 1;
        // Content may start later than this process, and a long outage has its own alert, so only one warning is logged.
        if (failures === failuresBeforeLog) logger.warn('content does not answer: the switches stay as they are');
      }
      return false;
    };
  };
  let asking: Background | undefined;

  const whenOn = async (name: SwitchName) => {
    const left = startedAt + firstAnswerMs - now();
    if (asking && left > 0) await Promise.race([first.promise, pause(left, undefined, { ref: false })]);
    return active().find((each) => each.name === name);
  };

  return {
    active,
    follow(ask) {
      asking = repeat('switches', askMs, logger, askWith(ask));
    },
    stop: async () => asking?.stop(),
    whenOn,
    async refuse(name) {
      const found = await whenOn(name);
      if (found) throw switchedOff(found);
    },
  };
};
