import { Gauge, Histogram } from '@southline/platform/metrics';

export const searchDuration = new Histogram({
  name: 'southline_site_search_duration_seconds',
  help: 'Duration of searches over the whole site, without transport',
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1],
});

export const indexedParts = new Gauge({
  name: 'southline_site_index_parts',
  help: 'Parts in the index that searches over the whole site are answered from',
});

export const indexLagSeconds = new Gauge({
  name: 'southline_site_index_behind_seconds',
  help: 'How long the catalogue serves parts that the index of the site does not have yet; 0 when it has them',
});
