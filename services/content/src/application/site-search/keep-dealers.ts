import type { PublishedDealers, SiteIndexStore } from '../../domain/site-search/ports.ts';

export interface DealerPorts {
  readonly store: Pick<SiteIndexStore, 'state' | 'keepDealers'>;
  readonly dealers: PublishedDealers;
}

/** Reads the dealers again after a new publication; returns whether there was one. */
export const keepDealers =
  ({ store, dealers }: DealerPorts) =>
  async (): Promise<boolean> => {
    const [version, state] = await Promise.all([dealers.version(), store.state()]);
    if (state.dealers === version) return false;
    await store.keepDealers(version, await dealers.all());
    return true;
  };
