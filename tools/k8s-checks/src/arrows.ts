// Who may call whom. Written by hand, not derived from the descriptions of the processes: a call described there but not
// listed here fails. `from > to:port`.
const grpc = 17_050;

export const arrow = (from: string, to: string, port: number): string => `${from} > ${to}:${port}`;
export const call = (from: string, to: string): string => arrow(from, to, grpc);

/** [from, to] */
export const endsOf = (flow: string): [string, string] => {
  const [from = '', to = ''] = flow.split(/ > |:/);
  return [from, to];
};

/** The process that the public reaches. It has sessions in Redis and no database. */
export const front = 'bff';
const withDatabase = (processes: readonly string[]) => processes.filter((name) => name !== front);

/** Who may call the services that hold money, passwords or mail. No process may call the one that the public reaches. */
export const guarded: Readonly<Record<string, readonly string[]>> = {
  payments: ['orders', 'returns'],
  auth: ['bff', 'notifications'],
  // The BFF reads the mail history of an order.
  notifications: ['bff'],
  [front]: [],
};

export const isCall = (flow: string): boolean => flow.endsWith(`:${grpc}`);

/** Arrows to the stores of the trial and to the stand-ins of outside services. Jobs are listed under their own names. */
export const toStores = (processes: readonly string[]): string[] => [
  ...withDatabase(processes).flatMap((name) => [
    arrow(name, 'mongo', 27_017),
    arrow(name, 'kafka', 9_092),
    arrow(`indexes-of-${name}`, 'mongo', 27_017),
  ]),
  arrow('demo', 'mongo', 27_017),
  arrow('demo-accounts', 'mongo', 27_017),
  arrow('demo-content', 'mongo', 27_017),
  arrow('demo-dealers', 'mongo', 27_017),
  arrow('demo-vouchers', 'mongo', 27_017),
  arrow('store-users', 'mongo', 27_017),
  arrow('audit', 'mongo', 27_017),
  arrow('audit', 'payment-sandbox', 8_090),
  arrow('audit', 'mailpit', 8_025),
  arrow('topics', 'kafka', 9_092),
  arrow(front, 'redis', 6_379),
  arrow('notifications', 'mailpit', 1_025),
  arrow('payments', 'payment-sandbox', 8_090),
];

/** Arrows from other namespaces into ours. */
export const fromOutside = (processes: readonly string[]): string[] => [
  arrow('edge/southline', front, 8_080),
  ...['audit', ...processes].map((name) => arrow('monitoring/prometheus', name, 9_090)),
];

/** Processes that accept visitors' files. */
export const uploading = ['content', 'returns'];

/** Arrows out of our namespace, except DNS. In production they include the stores. */
export const toOutside = (processes: readonly string[]): string[] => [
  ...['audit', ...withDatabase(processes)].map((name) => arrow(name, '192.0.2.0/27', 27_017)),
  ...withDatabase(processes).map((name) => arrow(name, '192.0.2.32/27', 9_092)),
  arrow(front, '192.0.2.64/27', 6_379),
  arrow('notifications', '192.0.2.96/27', 465),
  arrow('payments', '198.51.100.0/24', 443),
  ...uploading.map((name) => arrow(name, 'scanner/clamd', 3_310)),
  ...processes.map((name) => arrow(name, 'monitoring/otel-collector', 4_318)),
];

/** Calls that a process's environment allows, for example `ORDERS_ADDRESS=dns:///orders:17050`. */
export const callsOf = (name: string, environment: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(environment).flatMap(([variable, value]) => {
    const [, called] = /^dns:\/\/\/([a-z-]+):17050$/.exec(String(value)) ?? [];
    return variable.endsWith('_ADDRESS') && called ? [call(name, called)] : [];
  });

/** The same calls from the side of the called processes, by TLS_CALLERS. */
export const callsTo = (name: string, callers: string | number | undefined): string[] =>
  String(callers ?? '')
    .split(',')
    .filter(Boolean)
    .map((caller) => call(caller, name));
