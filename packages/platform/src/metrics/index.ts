import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

export { Counter, Gauge, Histogram, register };

let collecting = false;

/** How often the event loop is checked for delays. Each check wakes an idle process. */
const loopCheckMs = 100;

/** Starts the process metrics (memory, event loop, garbage collection) once. */
export const collectProcessMetrics = (): void => {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ eventLoopMonitoringPrecision: loopCheckMs });
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const rpcDuration = new Histogram({
  name: 'southline_rpc_duration_seconds',
  help: 'Duration of gRPC calls served, by method and status',
  labelNames: ['method', 'status'],
  buckets,
});

export const httpDuration = new Histogram({
  name: 'southline_http_duration_seconds',
  help: 'Duration of HTTP requests served, by route, method and status',
  labelNames: ['route', 'method', 'status'],
  buckets,
});

export const eventsHandled = new Counter({
  name: 'southline_events_handled_total',
  help: 'Events consumed, by topic, handler and result (done, duplicate, dead)',
  labelNames: ['topic', 'handler', 'result'],
});

export const consumerLag = new Gauge({
  name: 'southline_consumer_lag',
  help: 'Events of a partition that are written and not handled yet, as of the last fetch, by topic and partition',
  labelNames: ['topic', 'partition'],
});

export const outboxOldestSeconds = new Gauge({
  name: 'southline_outbox_oldest_unsent_seconds',
  help: 'Age of the oldest event that has not reached the broker',
});

export const jobsFinished = new Counter({
  name: 'southline_jobs_finished_total',
  help: 'Runs of background jobs, by kind and result (done, retry, failed)',
  labelNames: ['kind', 'result'],
});

export const securityEvents = new Counter({
  name: 'southline_security_events_total',
  help: 'Lines of the security log, by event and outcome (done, or the code of the refusal)',
  labelNames: ['event', 'outcome'],
});

export const certificateEnds = new Gauge({
  name: 'southline_certificate_ends_timestamp_seconds',
  help: 'When the certificate ends that the process shows to its peers',
});

export const switchVersion = new Gauge({
  name: 'southline_switches_version',
  help: 'Version of the switches that this process has; 0 before its first answer',
});

export const switchOn = new Gauge({
  name: 'southline_switch_on',
  help: 'Switches that are on in this process, by name',
  labelNames: ['name'],
});
