// The description of a process. Each process has one, in the `process.ts` of its folder. Its start, connections, access rules
// and monitoring are derived from it (tools/processes).

/** The variable with the address of each store. */
interface StoreVariable {
  readonly mongo: 'MONGO_URL';
  readonly kafka: 'KAFKA_BROKERS';
  readonly redis: 'REDIS_URL';
}
export type Store = keyof StoreVariable;

/** Variables whose values depend on the site, not on one process. */
export type Setting =
  | 'PUBLIC_URL'
  | 'PAYMENT_FORM_ORIGIN'
  | 'PAYMENT_PROVIDER_URL'
  | 'REGO_PROVIDER_URL'
  | 'REGO_PROVIDER_KEY'
  | 'SMTP_URL'
  | 'MAIL_FROM';

/** Secrets in the key ring for one process. During a rotation older keys may still be accepted. */
export type Secret =
  | 'linkSigningKey'
  | 'buyerKey'
  | 'attemptKey'
  | 'otherAttemptKeys'
  | 'tokenKey'
  | 'otherTokenKeys'
  | 'sandboxKey'
  | 'sandboxPassword';

/** The facts of a started stack that descriptions may read. */
export interface StackFacts {
  /** The folder of the clone. */
  readonly root: string;
  readonly dataDir: string;
  /** Port numbers by process and use. */
  readonly ports: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly urls: Readonly<Record<'web' | 'provider' | 'paymentForm' | 'smtp' | 'kafka' | 'redis', string>>;
}

type Values<Environment> = Readonly<Partial<Record<keyof Environment, string | number>>>;

/** Stores whose variable the process reads. */
type StoresOf<Environment> = {
  [Name in Store]: StoreVariable[Name] extends keyof Environment ? Name : never;
}[Store];

/** `ORDERS_ADDRESS` in the environment is a call to `orders`. */
type CallsOf<Environment> = {
  [Name in keyof Environment]: Name extends `${infer Called}_ADDRESS` ? Lowercase<Called> : never;
}[keyof Environment];

/** A process of the product. `Environment` is the type of its config.ts, so that a variable has the same name everywhere. */
export interface Service<Environment> {
  /**
   * Ports on one machine, below 32768, where the system's ports for outgoing connections begin. Metrics and health use 9000 +
   * the last two digits. In containers every process has 17050 (gRPC) or 8080 (HTTP) and 9090.
   */
  readonly ports: { readonly grpc: number } | { readonly http: number };
  readonly stores: readonly StoresOf<Environment>[];
  readonly calls: readonly CallsOf<Environment>[];
  /** Outside servers that it calls, beside stores and processes. */
  readonly reaches?: readonly ('provider' | 'mail')[];
  readonly settings?: readonly (keyof Environment & Setting)[];
  readonly secrets?: Readonly<Partial<Record<keyof Environment, Secret>>>;
  /** `npm start` and compose: variables that differ if all processes share one address. */
  readonly onOneMachine?: Values<Environment>;
  /** Variables for `npm start` only. */
  readonly inProcesses?: (facts: StackFacts) => Values<Environment>;
  /** Variables for Kubernetes only. */
  readonly inClusters?: Values<Environment>;
  /** Limit of the JavaScript heap with `npm start`, in MB; 192 by default. */
  readonly heapMb?: number;
  /** A pod's requests, and its memory limit. The CPU limit is one core: a process can use no more. */
  readonly resources: { readonly cpu: string; readonly memory: string; readonly limit: string };
  /** How the process scales: two pods at least, more by CPU, by waiting events, or by both. */
  readonly scaling: { readonly by: readonly ('cpu' | 'events')[]; readonly most: number };
  /** Size of a volume for temporary files; it becomes /tmp. */
  readonly scratch?: string;
}

/** Takes the place of an outside server, unless `replacedBy` in the environment names the real one. */
export interface StandIn<Environment> {
  readonly replacedBy: Setting;
  /** Each port by its use, with the variable that overrides it. */
  readonly ports: Readonly<Record<string, { readonly variable: string; readonly number: number }>>;
  readonly ready: { readonly port: string; readonly path: string };
  readonly secrets?: Readonly<Partial<Record<keyof Environment, Secret>>>;
  readonly inProcesses: (facts: StackFacts) => Values<Environment>;
}

/**
 * A command beside the product. `databases`: it reads the databases of all services. `keys` and `store-users` have no
 * description: they run as administrators before any process and create keys and store users from the descriptions.
 */
export interface Command<Environment> {
  readonly stores: readonly StoresOf<Environment>[];
  readonly databases?: 'all';
}
