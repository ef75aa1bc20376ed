import type { Clock } from '@southline/kernel/clock';
import type { ImportLease, ImportStore } from '../../domain/import/ports.ts';
import { rolledBack } from '../../domain/snapshot/generation.ts';

/** Switches back to the generations before the last import; false if nothing was ever published. */
export const rollBack = (store: ImportStore, lease: ImportLease, clock: Clock): Promise<boolean> =>
  lease(async () => {
    const pointer = await store.pointer();
    if (pointer) await store.flip(rolledBack(pointer, clock.now()));
    return pointer !== undefined;
  });
