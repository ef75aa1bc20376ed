import {
  AnalyticsServiceService,
  ContentServiceService,
  EnquiryServiceService,
  PromotionServiceService,
  SiteSearchServiceService,
} from '@southline/contracts/content';
import { unique } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { runService } from '@southline/testkit/run-service';
import { type Environment, loadConfig } from '../../src/config.ts';
import { createContentService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

const callers = ['bff'] as const;
export const contentKeys = identities('content', ...callers);

/** The service on a migrated database, with clients for each kind of caller. */
export const runContent = async (change: Readonly<Partial<Record<keyof Environment, string>>> = {}) => {
  const bench = await runService({
    name: 'content',
    callers,
    keys: contentKeys,
    collections,
    loadConfig,
    create: createContentService,
    environment: {
      // No server listens there; tests of the search start a catalogue.
      CATALOGUE_ADDRESS: `127.0.0.1:${await freePort()}`,
      LOCATOR_ADDRESS: `127.0.0.1:${await freePort()}`,
      SWEEP_MS: '250',
      PROMOTION_CLOSES_AT: '2099-01-01T00:00:00Z',
      ...(change as Readonly<Record<string, string>>),
    },
  });
  const { client } = bench;
  const member = (membershipNo: string, role: 'Admin' | 'Dealer' | 'Member') =>
    ({ subject: `member:${membershipNo}`, role, membershipNo }) as const;
  return {
    ...bench,
    screens: client(ContentServiceService),
    enquiries: client(EnquiryServiceService),
    site: bench.asService(AnalyticsServiceService, 'bff'),
    analytics: (role: 'Dealer' | 'Member') => client(AnalyticsServiceService, member('900', role)),
    search: client(SiteSearchServiceService),
    guest: () => client(PromotionServiceService, { subject: unique('guest:'), role: 'guest' }),
    staff: client(PromotionServiceService, member('900', 'Dealer')),
    admin: client(PromotionServiceService, member('901', 'Admin')),
    member: client(PromotionServiceService, member('1', 'Member')),
  };
};

export type Content = Awaited<ReturnType<typeof runContent>>;
