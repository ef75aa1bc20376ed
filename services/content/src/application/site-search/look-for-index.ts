import type { IndexJob } from '../../domain/site-search/ports.ts';
import type { IndexPorts } from './build-index.ts';

export interface LookPorts extends IndexPorts {
  queue(id: string, job: IndexJob): Promise<void>;
  /** Called with the index's delay behind the catalogue, in seconds. */
  reportAge(seconds: number): void;
}

const minuteMs = 60_000;

/**
 * Compares the index with the catalogue's current generation and queues missing work. It runs at the start, and covers
 * changes without an event. The range is small enough to be read each time.
 */
export const lookForIndex = ({ store, catalogue, queue, reportAge }: LookPorts) => {
  let since: number | undefined;
  return async (): Promise<boolean> => {
    const [served, { parts }] = await Promise.all([catalogue.served(), store.state()]);
    const now = Date.now();
    since = parts === served ? undefined : (since ?? now);
    reportAge(since === undefined ? 0 : (now - since) / 1_000);
    const minute = Math.floor(now / minuteMs);
    if (parts !== served) await queue(`site-index/${served}/${minute}`, { set: 'parts', generation: served });
    await store.saveRange(await catalogue.range());
    return false;
  };
};
