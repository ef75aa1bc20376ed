import type { Finding } from './backlog.ts';

type Values = Readonly<Record<string, number>>;

/** The fields of k6's summary that are read here. */
export interface Summary {
  readonly metrics: Readonly<
    Record<string, { values: Values; thresholds?: Readonly<Record<string, { ok: boolean }>> } | undefined>
  >;
  readonly state: { readonly testRunDurationMs: number };
}

/** By process name. */
type Used = ReadonlyMap<string, number>;

/**
 * Per process: milliseconds of processor time per second while idle, in total during and after the run, and the peak memory in
 * MB.
 */
interface Usage {
  readonly idle: Used;
  readonly during: Used;
  readonly afterwards: Used;
  readonly memory: Used;
}

interface Work {
  readonly operations: number;
  readonly seconds: number;
}

interface Run {
  readonly title: string;
  readonly summary: Summary;
  /** Calls with their wrong answers, and how often. */
  readonly failures: readonly [string, number][];
  readonly usage: Usage;
  readonly counted: [string, number][];
  readonly drained: { readonly seconds: number; readonly mails: number };
  readonly findings: readonly Finding[];
}

const number = (value: number | undefined, digits = 0) =>
  value === undefined || !Number.isFinite(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Rows as a text table with a title: the first column left-aligned, the others right-aligned. */
const block = (title: string, rows: string[][]) => {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column)))).join('  ')}`;
  return [title, ...rows.map(line)].join('\n');
};

const trend = (values: Values = {}) => [
  number(values.med, 1),
  number(values['p(95)'], 1),
  number(values['p(99)'], 1),
  number(values.max, 1),
];

/** {operations, seconds, perSecond, p50 and p95 in ms, failed, soldOut, placed} of a k6 summary. */
export const outcomeOf = ({ metrics, state }: Summary) => {
  const failures = metrics.operations_failed?.values ?? {};
  const operations = (failures.passes ?? 0) + (failures.fails ?? 0);
  const seconds = state.testRunDurationMs / 1000;
  const count = (name: string) => metrics[name]?.values.count ?? 0;
  return {
    operations,
    seconds,
    perSecond: operations / seconds,
    p50: metrics.operation_duration?.values.med ?? Number.NaN,
    p95: metrics.operation_duration?.values['p(95)'] ?? Number.NaN,
    // k6 counts true values of a rate as passes; here true means that an operation failed.
    failed: failures.passes ?? 0,
    soldOut: count('sold_out'),
    placed: count('orders_placed'),
  };
};

/** [the condition, whether it held] of every threshold that decides. Thresholds that only display a call are left out. */
export const verdictsOf = ({ metrics }: Summary) =>
  Object.entries(metrics).flatMap(([name, metric]) =>
    name.includes('{')
      ? []
      : Object.entries(metric?.thresholds ?? {}).map(([text, { ok }]): [string, boolean] => [`${name} ${text}`, ok]),
  );

const callRows = ({ metrics }: Summary) => {
  const calls = Object.entries(metrics).flatMap(([name, metric]) => {
    const call = /^http_req_duration\{name:(.*)\}$/.exec(name)?.[1];
    return call ? [[call, ...trend(metric?.values)]] : [];
  });
  return [
    ['call', 'median', 'p95', 'p99', 'max'],
    ['whole operation', ...trend(metrics.operation_duration?.values)],
    ...calls,
  ];
};

const byUse = (during: Used, after: Used) => [...new Set([...during.keys(), ...after.keys()])];

/** Stand-ins for outside servers are listed separately, because their processor time is not part of the product's cost. */
export const standIns = ['payment-sandbox', 'mailbox'];

const processRows = ({ operations, seconds, idle, during, afterwards, memory }: Usage & Work) => {
  const perOp = (used: number) => (operations > 0 ? used / operations : undefined);
  const row = (name: string, names: string[]) => {
    const sum = (used: Used) => names.reduce((total, key) => total + (used.get(key) ?? 0), 0);
    const load = sum(during);
    return [
      name,
      number(perOp(load), 2),
      number(perOp(load + sum(afterwards)), 2),
      number(load / seconds / 10, 1),
      number(sum(idle), 1),
      number(sum(memory)),
    ];
  };
  const names = byUse(during, memory).sort((one, other) => (during.get(other) ?? 0) - (during.get(one) ?? 0));
  const own = names.filter((name) => !standIns.includes(name));
  return [
    ['process', 'CPU ms/op', 'with backlog', '% of a core', 'idle ms/s', 'memory MB'],
    ...names.map((name) => row(name, [name])),
    ['all but the stand-ins', ...row('', own).slice(1)],
  ];
};

/** Rarer work is of the processes' polls, or of the set-up. */
const leastPerOperation = 0.05;

const countRows = (counted: [string, number][], operations: number) => [
  ['inside', 'all', 'per operation'],
  ...counted
    .filter(([, count]) => count / operations >= leastPerOperation)
    .map(([name, count]) => [name, number(count), number(count / operations, 2)]),
];

const auditLines = (findings: readonly Finding[]) => {
  const wrong = findings.filter(({ violations }) => violations.length > 0);
  if (wrong.length === 0) return [`audit: ${findings.length} invariants hold`];
  return [
    `audit: ${wrong.length} of ${findings.length} invariants are violated`,
    ...wrong.flatMap(({ invariant, violations }) => [
      `  ${invariant}: ${violations.length}`,
      ...violations.slice(0, 5).map((text) => `    ${text}`),
    ]),
  ];
};

/** The whole result of one run as text. */
export const report = ({ title, summary, failures, usage, counted, drained, findings }: Run) => {
  const outcome = outcomeOf(summary);
  const { operations, seconds, perSecond, failed, soldOut, placed } = outcome;
  const parts = [
    `${number(operations)} operations in ${number(seconds, 1)} s: ${number(perSecond, 1)} op/s`,
    `${failed} failed`,
    ...(soldOut > 0 ? [`${soldOut} sold out`] : []),
    ...(placed > 0 ? [`${number(placed)} orders placed`] : []),
  ];
  const rate = drained.mails > 0 ? ` (${number(drained.mails / drained.seconds, 1)} a second)` : '';
  return [
    title,
    parts.join(', '),
    ...verdictsOf(summary).map(([text, ok]) => `  ${ok ? 'held  ' : 'MISSED'}  ${text}`),
    ...failures.map(([text, count]) => `  FAILED  ${text} × ${number(count)}`),
    '',
    block('milliseconds', callRows(summary)),
    ...(usage.during.size > 0 ? ['', block('processes', processRows({ ...usage, operations, seconds }))] : []),
    ...(counted.length > 0 && operations > 0 ? ['', block('calls', countRows(counted, operations))] : []),
    '',
    ...(placed > 0
      ? [`backlog: ${drained.mails} orders without their mail at the end, ${number(drained.seconds, 1)} s${rate}`]
      : []),
    ...auditLines(findings),
  ].join('\n');
};
