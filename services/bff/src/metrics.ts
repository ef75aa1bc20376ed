import { Counter, Gauge, Histogram } from '@southline/platform/metrics';

export const policyReports = new Counter({
  name: 'southline_bff_policy_reports_total',
  help: 'Reports of browsers that something broke the content security policy, by directive',
  labelNames: ['directive'],
});
export const cardPageDifferences = new Gauge({
  name: 'southline_bff_card_page_differences',
  help: 'Scripts and headers of the pages with the card form that are not as they were built',
});
export const pagesRendered = new Counter({
  name: 'southline_bff_pages_rendered_total',
  help: 'Renderings of public pages by outcome (done, failed, crowded, limited: left to the client)',
  labelNames: ['outcome'],
});
export const pageSeconds = new Histogram({
  name: 'southline_bff_page_render_seconds',
  help: 'Time of one rendering with its calls',
  buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
});
