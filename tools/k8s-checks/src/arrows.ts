/** Who talks to whom: the arrows of the architecture, and nothing else may. `from > to:port`. */
const grpc = 17_050;
const withDatabase = ['auth', 'catalogue', 'orders', 'payments', 'documents', 'content', 'notifications'];

const arrow = (from: string, to: string, port: number): string => `${from} > ${to}:${port}`;

export const calls: readonly string[] = [
  arrow('bff', 'auth', grpc),
  arrow('bff', 'catalogue', grpc),
  arrow('bff', 'orders', grpc),
  arrow('bff', 'documents', grpc),
  arrow('bff', 'content', grpc),
  arrow('orders', 'catalogue', grpc),
  arrow('orders', 'payments', grpc),
  arrow('catalogue', 'orders', grpc),
  arrow('content', 'catalogue', grpc),
  arrow('notifications', 'auth', grpc),
  arrow('notifications', 'documents', grpc),
];

/** Names on the certificates that a process takes calls from. */
export const callersOf = (name: string): string[] =>
  calls.flatMap((call) => {
    const [from = '', to] = call.split(/ > |:/);
    return to === name ? [from] : [];
  });

/** To the stores of the trial and what stands in for the outside; jobs go by their own names. */
export const toStores: readonly string[] = [
  ...withDatabase.flatMap((name) => [
    arrow(name, 'mongo', 27_017),
    arrow(name, 'kafka', 9_092),
    arrow(`indexes-of-${name}`, 'mongo', 27_017),
  ]),
  arrow('demo', 'mongo', 27_017),
  arrow('demo-accounts', 'mongo', 27_017),
  arrow('demo-content', 'mongo', 27_017),
  arrow('store-users', 'mongo', 27_017),
  arrow('audit', 'mongo', 27_017),
  arrow('audit', 'kafka', 9_092),
  arrow('audit', 'payment-sandbox', 8_090),
  arrow('audit', 'mailpit', 8_025),
  arrow('topics', 'kafka', 9_092),
  arrow('bff', 'redis', 6_379),
  arrow('notifications', 'mailpit', 1_025),
  arrow('payments', 'payment-sandbox', 8_090),
];

/** Into the namespace from others. */
export const fromOutside: readonly string[] = [
  arrow('ingress-nginx/ingress-nginx', 'bff', 8_080),
  ...['bff', 'audit', ...withDatabase].map((name) => arrow('monitoring/prometheus', name, 9_090)),
];

/** Out of the namespace, beside names (DNS). In production the stores are among it. */
export const toOutside: readonly string[] = [
  ...['audit', ...withDatabase].flatMap((name) => [
    arrow(name, '192.0.2.0/27', 27_017),
    arrow(name, '192.0.2.32/27', 9_092),
  ]),
  arrow('bff', '192.0.2.64/27', 6_379),
  arrow('notifications', '192.0.2.96/27', 465),
  arrow('payments', '198.51.100.0/24', 443),
  ...['bff', ...withDatabase].map((name) => arrow(name, 'monitoring/otel-collector', 4_318)),
];
