import { expect, test } from 'vitest';
import { usualInternalPorts } from '../processes/src/start.ts';
import { countedBetween, rpcCountsOf } from './load/calls.ts';
import { comparisonTable, ratioOf } from './load/compare.ts';
import { failuresIn, isRecent } from './load/k6.ts';
import { hottest } from './load/profiles.ts';
import { outcomeOf, report, verdictsOf } from './load/table.ts';
import { cpuMsOf, ownMbOf, usedBetween } from './load/usage.ts';

test('k6 runs TypeScript from 0.57 on', () => {
  expect(isRecent('k6 v0.56.0 (go1.23)')).toBe(false);
  expect(isRecent('k6 v0.57.0 (commit/abc, go1.23)')).toBe(true);
  expect(isRecent('k6 v1.2.3 (go1.26.8, linux/amd64)')).toBe(true);
  expect(isRecent('command not found')).toBe(false);
});

test('wrong answers are counted by call, the most frequent first', () => {
  const line = (text: string) => `time="2026-01-10T10:00:00Z" level=warning msg="FAILED ${text}" source=console\n`;
  const output = ['submit-order: 409 CartChanged', 'add-to-cart: 503 Unavailable', 'add-to-cart: 503 Unavailable'];
  expect(failuresIn(`a line\n${output.map(line).join('')}SUMMARY {}\n`)).toEqual([
    ['add-to-cart: 503 Unavailable', 2],
    ['submit-order: 409 CartChanged', 1],
  ]);
});

test('processor time is user and system time, whatever the process is called', () => {
  const stat = '42 (a (strange) name) S 1 42 42 0 -1 4194560 9 0 0 0 150 50 7 7 20 0 11 0 1000 1 1';
  expect(cpuMsOf(stat, 10)).toBe(2000);
});

test('memory is shown in megabytes, shared memory by its share', () => {
  expect(ownMbOf('5581-7ffd ---p [rollup]\nRss:  153600 kB\nPss:  102400 kB\nPss_Anon:  98304 kB\n')).toBe(100);
});

test('a process that was restarted meanwhile counts from its start', () => {
  const before = [{ name: 'orders', pid: 1, cpuMs: 1000 }];
  const after = [
    { name: 'orders', pid: 2, cpuMs: 300 },
    { name: 'bff', pid: 3, cpuMs: 20 },
  ];
  expect([...usedBetween(before, after)]).toEqual([
    ['orders', 300],
    ['bff', 20],
  ]);
});

test('calls are counted by method over all their results', () => {
  const page = [
    '# TYPE southline_rpc_duration_seconds histogram',
    'southline_rpc_duration_seconds_bucket{le="0.005",method="/southline.orders.v1.OrdersService/GetCart",status="OK"} 2',
    'southline_rpc_duration_seconds_count{method="/southline.orders.v1.OrdersService/GetCart",status="OK"} 3',
    'southline_rpc_duration_seconds_count{method="/southline.orders.v1.OrdersService/GetCart",status="NotFound"} 1',
  ].join('\n');
  expect([...rpcCountsOf(page)]).toEqual([['OrdersService/GetCart', 4]]);
});

test('work between two readings is listed by calls, commands and collections, without the name of the stack', () => {
  const reading = (calls: number, updates: number) => ({
    rpc: new Map([['OrdersService/GetCart', calls]]),
    mongo: {
      transactions: 0,
      commands: new Map([['update', updates]]),
      operations: new Map([['southline_7_x_orders.parked_events update', updates]]),
    },
  });
  expect(countedBetween(reading(1, 2), reading(4, 7))).toEqual([
    ['gRPC calls', 3],
    ['gRPC OrdersService/GetCart', 3],
    ['MongoDB transactions', 0],
    ['MongoDB commands', 5],
    ['command update', 5],
    ['collection orders.parked_events update', 5],
  ]);
});

test('metrics are read where the environment has moved them', () => {
  expect(usualInternalPorts({ SOUTHLINE_BFF_INTERNAL_PORT: '23811' })).toEqual(expect.arrayContaining([23811, 9053]));
  expect(usualInternalPorts({})).toContain(9080);
});

const summary = {
  state: { testRunDurationMs: 10_000 },
  metrics: {
    operations_failed: { values: { passes: 1, fails: 19 }, thresholds: { 'rate==0': { ok: false } } },
    orders_placed: { values: { count: 18 } },
    sold_out: { values: { count: 1 } },
    operation_duration: {
      values: { med: 1, 'p(95)': 2, 'p(99)': 3, max: 4 },
      thresholds: { 'p(95)<10': { ok: true } },
    },
    'http_req_duration{name:cart/add-to-cart}': { values: { med: 1 }, thresholds: { 'max>=0': { ok: true } } },
  },
};

test('an operation that failed is counted as one', () => {
  expect(outcomeOf(summary)).toEqual({
    operations: 20,
    seconds: 10,
    perSecond: 2,
    p50: 1,
    p95: 2,
    failed: 1,
    soldOut: 1,
    placed: 18,
  });
});

test('only deciding thresholds are reported as held or missed', () => {
  expect(verdictsOf(summary)).toEqual([
    ['operations_failed rate==0', false],
    ['operation_duration p(95)<10', true],
  ]);
});

test('the report names wrong answers and the audit’s findings', () => {
  const text = report({
    title: 'checkout',
    summary,
    failures: [['add-to-cart: 503 Unavailable', 3]],
    usage: { idle: new Map(), during: new Map([['bff', 40]]), afterwards: new Map(), memory: new Map([['bff', 90]]) },
    counted: [['gRPC GetCart', 40]],
    drained: { mails: 18, seconds: 2 },
    findings: [{ invariant: 'holds end', violations: ['order SL1'] }],
  });
  expect(text).toContain('FAILED  add-to-cart: 503 Unavailable × 3');
  expect(text).toMatch(/bff +2\.00 +2\.00/);
  expect(text).toMatch(/gRPC GetCart +40 +2\.00/);
  expect(text).toContain('18 orders without their mail at the end, 2.0 s (9.0 a second)');
  expect(text).toMatch(/1 of 1 invariants are violated[\s\S]*order SL1/);
});

test('a profile names the functions that ran, without idle time', () => {
  const frame = (functionName: string, url = '', lineNumber = 0) => ({
    functionName,
    url,
    lineNumber,
    scriptId: '1',
    columnNumber: 0,
  });
  const nodes = [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('pay', 'file:///app/dist/main.js', 9) },
    { id: 3, callFrame: frame('(garbage collector)') },
  ];
  const found = hottest({ nodes, samples: [1, 2, 3, 2], timeDeltas: [9000, 1000, 500, 1000] });
  expect(found).toEqual([
    ['pay app/dist/main.js:10', 2],
    ['(garbage collector)', 0.5],
  ]);
});

const figures = (cpu: number, sandbox: number) => ({
  perSecond: 1000 / cpu,
  p95: 4 * cpu,
  costs: new Map([
    ['orders', cpu / 2],
    ['mongo', cpu / 2],
    ['payment-sandbox', sandbox],
  ]),
});
const pair = (before: number, after: number, sandbox = 1) => ({
  before: figures(before, 1),
  after: figures(after, sandbox),
});

test('of two commits the middle round decides, and stand-ins do not count', () => {
  expect(ratioOf([pair(100, 110), pair(100, 90, 50), pair(200, 400)])).toBeCloseTo(1.1);
  expect(ratioOf([pair(100, 110), pair(100, 130)])).toBeCloseTo(1.2);
});

test('a comparison lists each process, their sum, and their speed', () => {
  const text = comparisonTable([pair(100, 80), pair(120, 60), pair(80, 90)]);
  expect(text).toMatch(/orders +50\.00 +40\.00 +−20 %/);
  expect(text).toMatch(/all but the stand-ins +100\.00 +80\.00 +−20 %/);
  expect(text).toMatch(/operations a second +10\.00 +12\.50 +\+25 %/);
  expect(text).toMatch(/p95 of one, ms +400\.00 +320\.00 +−20 %/);
  expect(text).toContain('CPU by round: 100.0 → 80.0, 120.0 → 60.0, 80.0 → 90.0');
});
