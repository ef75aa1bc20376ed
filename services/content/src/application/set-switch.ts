import type { Clock } from '@southline/kernel/clock';
import { type SetSwitch, type SwitchStore, settingOf, switchesChanged } from '../domain/switches.ts';

/** Sets a switch. If two people saw the same version, the second one is refused. Returns the new version. */
export const setSwitch =
  (store: SwitchStore, clock: Clock) =>
  async (command: SetSwitch): Promise<number> => {
    const { name, setting } = settingOf(command, clock.now());
    if (!(await store.set(command.version, name, setting))) throw switchesChanged();
    return command.version + 1;
  };
