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

const panel = (title: string, queries: Panel['queries'], settings: Omit<Panel, 'title' | 'queries'> = {}): Panel => ({
  title,
  queries,
  ...settings,
});

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
      panel(
        'Invariants violated',
        { '': 'sum(max by (invariant) (southline_invariant_violations))' },
        { says: 'Seen by two audits in a row.', withoutValue: 'no audit' },
      ),
      panel('Captures for nothing, 24 h', {
        '': 'sum(increase(southline_payments_captures_total{kind="surplus"}[24h]))',
      }),
      panel('Payments in review', {
        '': 'max(southline_payments_attempts_in_review) + max(southline_orders_in_review)',
      }),
      panel('Refunds in review, differences from the provider', {
        'in review': 'max(southline_payments_refunds_in_review)',
        differences: 'max(southline_orders_reconcile_differences)',
        'comparison overdue': 'time() - max(southline_orders_reconciled_timestamp_seconds) > bool 30 * 3600',
      }),
      panel('Sold without stock, 24 h', {
        '': 'sum(increase(southline_stock_violations_total[24h]))',
        vouchers: 'sum(increase(southline_vouchers_unheld_redemptions_total[24h]))',
      }),
      panel('Events parked, 24 h', { '': 'sum(increase(southline_events_handled_total{result="dead"}[24h]))' }),
      panel('Jobs given up, 24 h', { '': 'sum(increase(southline_jobs_finished_total{result="failed"}[24h]))' }),
      panel('Mails given up', { '': 'max(southline_mails_given_up)' }),
    ],
  },
  {
    title: 'The shop',
    width: 8,
    panels: [
      panel(
        'Requests',
        { '{{status}}': 'sum by (status) (rate(southline_http_duration_seconds_count[1m]))' },
        { unit: 'reqps' },
      ),
      panel(
        'Requests that fail',
        {
          share:
            'sum(rate(southline_http_duration_seconds_count{status=~"5.."}[1m])) / sum(rate(southline_http_duration_seconds_count[1m]))',
        },
        { unit: 'percentunit' },
      ),
      panel(
        'Error budgets, times the allowed rate',
        { '{{slo}}': 'sum_over_time(slo:bad:rate5m[1h]) / sum_over_time(slo:events:rate5m[1h]) / slo:budget:ratio' },
        { says: 'Over the last hour. At 1 the budget of a month lasts a month.' },
      ),
      panel('Papers after the order, p95', { '': p95('southline_papers_made_seconds') }, { unit: 's' }),
      panel(
        'p95 by route',
        { '{{route}}': `topk(10, ${p95('southline_http_duration_seconds', 'route')})` },
        { unit: 's' },
      ),
      panel(
        'Checkout calls, p95',
        {
          '{{route}}': p95(
            'southline_http_duration_seconds',
            'route',
            '{route=~".*(add-to-cart|eway-access-code|eway-query.*|submit-order)"}',
          ),
        },
        { unit: 's' },
      ),
      panel(
        'Orders placed',
        {
          'a minute':
            'sum(rate(southline_events_handled_total{topic=~".*order-placed.*",handler=~".*",result="done",process="catalogue"}[5m])) * 60',
        },
        { says: 'As the catalogue takes them out of the stock.' },
      ),
      panel(
        'gRPC calls, p95',
        { '{{method}}': `topk(10, ${p95('southline_rpc_duration_seconds', 'method')})` },
        { unit: 's' },
      ),
    ],
  },
  {
    title: 'Money',
    width: 6,
    panels: [
      panel(
        'Payments without a result',
        { '{{state}}': 'max by (state) (southline_payments_attempts)' },
        { says: 'Unknown: the provider did not say; Closed: offered no longer, still watched.' },
      ),
      panel('Moves of payments', {
        '{{from}} → {{to}}': 'sum by (from, to) (rate(southline_payments_attempt_moves_total[5m])) * 60',
      }),
      panel(
        'Captures and refunds',
        {
          'captured, {{kind}}': 'sum by (kind) (rate(southline_payments_captures_total[5m])) * 60',
          'refunds settled': 'sum(rate(southline_payments_refunds_settled_total[5m])) * 60',
        },
        { says: 'A minute.' },
      ),
      panel('Refunds open', { '{{state}}': 'max by (state) (southline_payments_refunds_open)' }),
      panel('Returns', {
        '{{state}}': 'max by (state) (southline_returns_open)',
        'refund refused': 'max(southline_returns_refunds_failed)',
        'oldest wait for the desk, h': 'max(southline_returns_oldest_wait_seconds) / 3600',
      }),
      panel(
        'Card provider, p95',
        { '{{operation}}': p95('southline_payments_provider_duration_seconds', 'operation') },
        { unit: 's' },
      ),
      panel(
        'Trouble at the provider',
        {
          '{{operation}}':
            'sum by (operation) (rate(southline_payments_provider_duration_seconds_count{result="trouble"}[5m])) * 60',
        },
        { says: 'A minute.' },
      ),
      panel('Declines of lost or stolen cards', {
        'in ten minutes': 'increase(southline_payments_suspicious_declines_total[10m])',
      }),
      panel('Stock: open holds', {
        holds: 'max(southline_stock_holds_open)',
        'age of the oldest, s': 'max(southline_stock_oldest_hold_seconds)',
        'asked about after two days': 'sum(southline_stock_old_holds_total)',
        'vouchers asked about after two days': 'sum(southline_vouchers_old_holds_total)',
      }),
    ],
  },
  {
    title: 'Behind the order',
    width: 6,
    panels: [
      panel(
        'Oldest event not at Kafka',
        { '{{process}}': 'max by (process) (southline_outbox_oldest_unsent_seconds)' },
        { unit: 's', says: 'Above 30 s somebody is woken.' },
      ),
      panel('Events waiting to be handled', { '{{process}}': 'sum by (process) (southline_consumer_lag)' }),
      panel('Events handled', {
        '{{process}}, {{result}}': 'sum by (process, result) (rate(southline_events_handled_total[1m]))',
      }),
      panel('Jobs', { '{{kind}}, {{result}}': 'sum by (kind, result) (rate(southline_jobs_finished_total[1m]))' }),
      panel('Papers', { '{{kind}} a minute': 'sum by (kind) (rate(southline_papers_rendered_total[5m])) * 60' }),
      panel('Time to draw a paper, p95', { '{{kind}}': p95('southline_paper_render_seconds', 'kind') }, { unit: 's' }),
      panel('Mails', {
        '{{template}}, {{result}}': 'sum by (template, result) (rate(southline_mails_total[5m])) * 60',
        waiting: 'max(southline_mails_waiting)',
      }),
      panel(
        'Time to send a mail, p95',
        { '{{template}}': p95('southline_mail_send_seconds', 'template') },
        { unit: 's' },
      ),
    ],
  },
  {
    title: 'Accounts',
    width: 6,
    panels: [
      panel(
        'Sign-ins',
        { '{{outcome}}': 'sum by (outcome) (rate(southline_security_events_total{event="sign-in"}[5m]))' },
        { unit: 'reqps' },
      ),
      panel(
        'Other security events, 1 h',
        {
          '{{event}} {{outcome}}':
            'sum by (event, outcome) (increase(southline_security_events_total{event!="sign-in"}[1h]))',
        },
        { unit: 'short' },
      ),
      panel(
        'Refused by a limit',
        { '{{limit}}': 'sum by (limit) (rate(southline_auth_throttled_total[5m]))' },
        { unit: 'reqps' },
      ),
      panel(
        'Requests of accounts',
        { '{{kind}}': 'sum by (kind) (rate(southline_auth_requests_total[5m]))' },
        { unit: 'reqps' },
      ),
      panel(
        'Passwords that wait for a hash',
        { '{{process}}': 'max by (process) (southline_auth_hash_queue_length)' },
        { unit: 'short' },
      ),
      panel(
        'Time of a password hash, p95',
        { '{{operation}}': p95('southline_auth_hash_seconds', 'operation') },
        { unit: 's' },
      ),
      panel(
        'Accounts that lapsed, 24 h',
        { lapsed: 'sum(increase(southline_auth_lapsed_accounts_total[24h]))' },
        { unit: 'short' },
      ),
    ],
  },
  {
    title: 'The public site',
    width: 6,
    panels: [
      panel('Time of a site search, p95', { search: p95('southline_site_search_duration_seconds') }, { unit: 's' }),
      panel('Parts in the site index', { parts: 'max(southline_site_index_parts)' }, { unit: 'short' }),
      panel('Site index behind the catalogue', { behind: 'max(southline_site_index_behind_seconds)' }, { unit: 's' }),
      panel(
        'Renderings of pages',
        {
          '{{outcome}}': 'sum by (outcome) (rate(southline_bff_pages_rendered_total[5m]))',
          'p95, seconds': p95('southline_bff_page_render_seconds'),
        },
        { unit: 'short' },
      ),
      panel('Card form: not as built', { differences: 'max(southline_bff_card_page_differences)' }, { unit: 'short' }),
      panel(
        'Reports of the content security policy',
        { '{{directive}}': 'sum by (directive) (rate(southline_bff_policy_reports_total[5m]))' },
        { unit: 'short' },
      ),
    ],
  },
  {
    title: 'Processes',
    width: 6,
    panels: [
      panel('Up', { '{{process}}': 'min by (process) (up{job="southline"})' }),
      panel(
        'Processor',
        { '{{process}}': 'sum by (process) (rate(process_cpu_seconds_total[1m]))' },
        { unit: 'percentunit' },
      ),
      panel('Memory', { '{{process}}': 'max by (process) (process_resident_memory_bytes)' }, { unit: 'bytes' }),
      panel('Event loop, p99', { '{{process}}': 'max by (process) (nodejs_eventloop_lag_p99_seconds)' }, { unit: 's' }),
      panel(
        'Days left of certificates',
        { '{{process}}': '(min by (process) (southline_certificate_ends_timestamp_seconds > 0) - time()) / 86400' },
        { unit: 'd' },
      ),
      panel('Switches that are on', { '{{name}}': 'max by (name) (southline_switch_on)' }, { unit: 'short' }),
      panel(
        'Version of the switches',
        { '{{process}}': 'min by (process) (southline_switches_version)' },
        { unit: 'short' },
      ),
    ],
  },
];
