import type { PublishedDealers, SiteIndexStore } from '../../domain/site-search/ports.ts';

export interface DealerPorts {
  readonly store: Pick<SiteIndexStore, 'state' | 'storeDealers'>;
  readonly dealers: PublishedDealers;
}

/** Reads the dealers again after a new publication; returns whether there was one. */
export const storeDealers =
  ({ store, dealers }: DealerPorts) =>
  async (): Promise<boolean> => {
    const [version, state] = await Promise.all([dealers.version(), store.state()]);
    if (state.dealers === version) return false;
    await store.storeDealers(version, await dealers.all());
    return true;
  };
