import { SwitchServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { createSwitchStore } from '../storage/switch-store.ts';
import { readActive, switchHandlers } from '../transport/grpc/switch-handlers.ts';

/** Parts of the shop that staff switch off (ADR 0028). */
export const addSwitches = (host: Host, mongo: Mongo): void => {
  const store = createSwitchStore(mongo);
  host.switches.follow(() => readActive(store, systemClock));
  host.grpc().add(SwitchServiceService, switchHandlers(store, systemClock));
};
