import type { AnalyticsServiceService } from '@southline/contracts/content';
import type { Handlers } from '@southline/platform/grpc';
import { countPage, listPages, type PageCountPorts } from '../../application/count-pages.ts';

type Definition = typeof AnalyticsServiceService;

export const analyticsHandlers = (ports: PageCountPorts): Handlers<Definition> => ({
  countPage: (view) => countPage(ports)(view),
  listPages: async ({ region, from, to }) => ({ pages: await listPages(ports)(region, from, to) }),
});
