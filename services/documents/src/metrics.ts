import { Counter, Histogram } from '@southline/platform/metrics';

export const papersRendered = new Counter({
  name: 'southline_papers_rendered_total',
  help: 'Papers rendered and kept, by kind',
  labelNames: ['kind'],
});

export const renderSeconds = new Histogram({
  name: 'southline_paper_render_seconds',
  help: 'Time to draw one paper, by kind; it is processor time, nothing else runs meanwhile',
  labelNames: ['kind'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

export const papersMade = new Histogram({
  name: 'southline_papers_made_seconds',
  help: 'From the placing of an order until its mailed document is stored',
  buckets: [5, 15, 60, 120, 300, 900, 3600],
});
