type Unit = 'bytes' | 'd' | 'percentunit' | 'reqps' | 's' | 'short';

interface Panel {
  readonly title: string;
  /** Shown beside the title. */
  readonly says?: string;
  /** Undefined for a plain number. */
  readonly unit?: Unit;
  /** The value shown before any process has reported; 0 by default. */
  readonly withoutValue?: string;
  /** PromQL by the name of its line. */
  readonly queries: Readonly<Record<string, string>>;
}

export interface Row {
  readonly title: string;
  /** `stat`: figures that must be zero, red otherwise. The default is a time series. */
  readonly kind?: 'stat' | 'timeseries';
  /** The width of each panel, in columns of 24. */
  readonly width: number;
  readonly panels: readonly Panel[];
}

/** The 95th percentile of the histogram series that `where` selects, optionally by a label. */
const p95 = (histogram: string, by = '', where = '') =>
  `histogram_quantile(0.95, sum by (${by ? `le, ${by}` : 'le'}) (rate(${histogram}_bucket${where}[5m])))`;

/**
 * The rows of the dashboard, from top to bottom. `npm run processes` writes `infra/observability/dashboards/southline.json`
 * from it.
 */
export const rows: readonly Row[] = [
  {
    title: 'Must be zero',
    kind: 'stat',
    width: 3,
    panels: [
      {
        title: 'Invariants violated',
        says: 'Seen by two audits in a row.',
        withoutValue: 'no audit',
        queries: { '': 'sum(max by (invariant) (southline_invariant_violations))' },
      },
      {
        title: 'Captures for nothing, 24 h',
        queries: { '': 'sum(increase(southline_payments_captures_total{kind="surplus"}[24h]))' },
      },
      {
        title: 'Payments in review',
        queries: { '': 'max(southline_payments_attempts_in_review) + max(southline_orders_in_review)' },
      },
      {
        title: 'Refunds in review, differences from the provider',
        queries: {
          'in review': 'max(southline_payments_refunds_in_review)',
          differences: 'max(southline_orders_reconcile_differences)',
          'comparison overdue': 'time() - max(southline_orders_reconciled_timestamp_seconds) > bool 30 * 3600',
        },
      },
      {
        title: 'Sold without stock, 24 h',
        queries: {
          '': 'sum(increase(southline_stock_violations_total[24h]))',
          vouchers: 'sum(increase(southline_vouchers_unheld_redemptions_total[24h]))',
        },
      },
      {
        title: 'Events parked, 24 h',
        queries: { '': 'sum(increase(southline_events_handled_total{result="dead"}[24h]))' },
      },
      {
        title: 'Jobs given up, 24 h',
        queries: { '': 'sum(increase(southline_jobs_finished_total{result="failed"}[24h]))' },
      },
      {
        title: 'Mails given up',
        queries: { '': 'max(southline_mails_given_up)' },
      },
    ],
  },
  {
    title: 'The shop',
    width: 8,
    panels: [
      {
        title: 'Requests',
        unit: 'reqps',
        queries: { '{{status}}': 'sum by (status) (rate(southline_http_duration_seconds_count[1m]))' },
      },
      {
        title: 'Requests that fail',
        unit: 'percentunit',
        queries: {
          share:
            'sum(rate(southline_http_duration_seconds_count{status=~"5.."}[1m])) / sum(rate(southline_http_duration_seconds_count[1m]))',
        },
      },
      {
        title: 'Error budgets, times the allowed rate',
        says: 'Over the last hour. At 1 the budget of a month lasts a month.',
        queries: {
          '{{slo}}': 'sum_over_time(slo:bad:rate5m[1h]) / sum_over_time(slo:events:rate5m[1h]) / slo:budget:ratio',
        },
      },
      {
        title: 'Papers after the order, p95',
        unit: 's',
        queries: { '': p95('southline_papers_made_seconds') },
      },
      {
        title: 'p95 by route',
        unit: 's',
        queries: { '{{route}}': `topk(10, ${p95('southline_http_duration_seconds', 'route')})` },
      },
      {
        title: 'Checkout calls, p95',
        unit: 's',
        queries: {
          '{{route}}': p95(
            'southline_http_duration_seconds',
            'route',
            '{route=~".*(add-to-cart|eway-access-code|eway-query.*|submit-order)"}',
          ),
        },
      },
      {
        title: 'Orders placed',
        says: 'As the catalogue takes them out of the stock.',
        queries: {
          'a minute':
            'sum(rate(southline_events_handled_total{topic=~".*order-placed.*",handler=~".*",result="done",process="catalogue"}[5m])) * 60',
        },
      },
      {
        title: 'gRPC calls, p95',
        unit: 's',
        queries: { '{{method}}': `topk(10, ${p95('southline_rpc_duration_seconds', 'method')})` },
      },
    ],
  },
  {
    title: 'Money',
    width: 6,
    panels: [
      {
        title: 'Payments without a result',
        says: 'Unknown: the provider did not say; Closed: offered no longer, still watched.',
        queries: { '{{state}}': 'max by (state) (southline_payments_attempts)' },
      },
      {
        title: 'Moves of payments',
        queries: { '{{from}} → {{to}}': 'sum by (from, to) (rate(southline_payments_attempt_moves_total[5m])) * 60' },
      },
      {
        title: 'Captures and refunds',
        says: 'A minute.',
        queries: {
          'captured, {{kind}}': 'sum by (kind) (rate(southline_payments_captures_total[5m])) * 60',
          'refunds settled': 'sum(rate(southline_payments_refunds_settled_total[5m])) * 60',
        },
      },
      {
        title: 'Refunds open',
        queries: { '{{state}}': 'max by (state) (southline_payments_refunds_open)' },
      },
      {
        title: 'Returns',
        queries: {
          '{{state}}': 'max by (state) (southline_returns_open)',
          'refund refused': 'max(southline_returns_refunds_failed)',
          'oldest wait for the desk, h': 'max(southline_returns_oldest_wait_seconds) / 3600',
        },
      },
      {
        title: 'Card provider, p95',
        unit: 's',
        queries: { '{{operation}}': p95('southline_payments_provider_duration_seconds', 'operation') },
      },
      {
        title: 'Trouble at the provider',
        says: 'A minute.',
        queries: {
          '{{operation}}':
            'sum by (operation) (rate(southline_payments_provider_duration_seconds_count{result="trouble"}[5m])) * 60',
        },
      },
      {
        title: 'Declines of lost or stolen cards',
        queries: { 'in ten minutes': 'increase(southline_payments_suspicious_declines_total[10m])' },
      },
      {
        title: 'Stock: open holds',
        queries: {
          holds: 'max(southline_stock_holds_open)',
          'age of the oldest, s': 'max(southline_stock_oldest_hold_seconds)',
          'asked about after two days': 'sum(southline_stock_old_holds_total)',
          'vouchers asked about after two days': 'sum(southline_vouchers_old_holds_total)',
        },
      },
    ],
  },
  {
    title: 'Behind the order',
    width: 6,
    panels: [
      {
        title: 'Oldest event not at Kafka',
        says: 'Above 30 s somebody is woken.',
        unit: 's',
        queries: { '{{process}}': 'max by (process) (southline_outbox_oldest_unsent_seconds)' },
      },
      {
        title: 'Events waiting to be handled',
        queries: { '{{process}}': 'sum by (process) (southline_consumer_lag)' },
      },
      {
        title: 'Events handled',
        queries: { '{{process}}, {{result}}': 'sum by (process, result) (rate(southline_events_handled_total[1m]))' },
      },
      {
        title: 'Jobs',
        queries: { '{{kind}}, {{result}}': 'sum by (kind, result) (rate(southline_jobs_finished_total[1m]))' },
      },
      {
        title: 'Papers',
        queries: { '{{kind}} a minute': 'sum by (kind) (rate(southline_papers_rendered_total[5m])) * 60' },
      },
      {
        title: 'Time to draw a paper, p95',
        unit: 's',
        queries: { '{{kind}}': p95('southline_paper_render_seconds', 'kind') },
      },
      {
        title: 'Mails',
        queries: {
          '{{template}}, {{result}}': 'sum by (template, result) (rate(southline_mails_total[5m])) * 60',
          waiting: 'max(southline_mails_waiting)',
        },
      },
      {
        title: 'Time to send a mail, p95',
        unit: 's',
        queries: { '{{template}}': p95('southline_mail_send_seconds', 'template') },
      },
    ],
  },
  {
    title: 'Accounts',
    width: 6,
    panels: [
      {
        title: 'Sign-ins',
        unit: 'reqps',
        queries: {
          '{{outcome}}': 'sum by (outcome) (rate(southline_security_events_total{event="sign-in"}[5m]))',
        },
      },
      {
        title: 'Other security events, 1 h',
        unit: 'short',
        queries: {
          '{{event}} {{outcome}}':
            'sum by (event, outcome) (increase(southline_security_events_total{event!="sign-in"}[1h]))',
        },
      },
      {
        title: 'Refused by a limit',
        unit: 'reqps',
        queries: { '{{limit}}': 'sum by (limit) (rate(southline_auth_throttled_total[5m]))' },
      },
      {
        title: 'Requests of accounts',
        unit: 'reqps',
        queries: { '{{kind}}': 'sum by (kind) (rate(southline_auth_requests_total[5m]))' },
      },
      {
        title: 'Passwords that wait for a hash',
        unit: 'short',
        queries: { '{{process}}': 'max by (process) (southline_auth_hash_queue_length)' },
      },
      {
        title: 'Time of a password hash, p95',
        unit: 's',
        queries: { '{{operation}}': p95('southline_auth_hash_seconds', 'operation') },
      },
      {
        title: 'Accounts that lapsed, 24 h',
        unit: 'short',
        queries: { lapsed: 'sum(increase(southline_auth_lapsed_accounts_total[24h]))' },
      },
    ],
  },
  {
    title: 'The public site',
    width: 6,
    panels: [
      {
        title: 'Time of a site search, p95',
        unit: 's',
        queries: { search: p95('southline_site_search_duration_seconds') },
      },
      {
        title: 'Parts in the site index',
        unit: 'short',
        queries: { parts: 'max(southline_site_index_parts)' },
      },
      {
        title: 'Site index behind the catalogue',
        unit: 's',
        queries: { behind: 'max(southline_site_index_behind_seconds)' },
      },
      {
        title: 'Renderings of pages',
        unit: 'short',
        queries: {
          '{{outcome}}': 'sum by (outcome) (rate(southline_bff_pages_rendered_total[5m]))',
          'p95, seconds': p95('southline_bff_page_render_seconds'),
        },
      },
      {
        title: 'Card form: not as built',
        unit: 'short',
        queries: { differences: 'max(southline_bff_card_page_differences)' },
      },
      {
        title: 'Reports of the content security policy',
        unit: 'short',
        queries: { '{{directive}}': 'sum by (directive) (rate(southline_bff_policy_reports_total[5m]))' },
      },
    ],
  },
  {
    title: 'Processes',
    width: 6,
    panels: [
      {
        title: 'Up',
        queries: { '{{process}}': 'min by (process) (up{job="southline"})' },
      },
      {
        title: 'Processor',
        unit: 'percentunit',
        queries: { '{{process}}': 'sum by (process) (rate(process_cpu_seconds_total[1m]))' },
      },
      {
        title: 'Memory',
        unit: 'bytes',
        queries: { '{{process}}': 'max by (process) (process_resident_memory_bytes)' },
      },
      {
        title: 'Event loop, p99',
        unit: 's',
        queries: { '{{process}}': 'max by (process) (nodejs_eventloop_lag_p99_seconds)' },
      },
      {
        title: 'Days left of certificates',
        unit: 'd',
        queries: {
          '{{process}}': '(min by (process) (southline_certificate_ends_timestamp_seconds > 0) - time()) / 86400',
        },
      },
      {
        title: 'Switches that are on',
        unit: 'short',
        queries: { '{{name}}': 'max by (name) (southline_switch_on)' },
      },
      {
        title: 'Version of the switches',
        unit: 'short',
        queries: { '{{process}}': 'min by (process) (southline_switches_version)' },
      },
    ],
  },
];
