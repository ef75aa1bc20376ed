import { switchNames } from '@southline/kernel/switches';
import { z } from 'zod';

/** An invalid environment: every problem, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Variables that only make sense together: all, or undefined for none. Throws {@link ConfigError} for some of them. */
export const allOrNone = <Name extends string>(
  group: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | undefined => {
  const names = Object.keys(group) as Name[];
  const missing = names.filter((name) => group[name] === undefined);
  if (missing.length === 0) return group as Readonly<Record<Name, string>>;
  if (missing.length === names.length) return undefined;
  throw new ConfigError(`The environment is not complete:\n${missing.map((name) => `  ${name}: missing`).join('\n')}`);
};

/** The environment for a schema: an unknown variable name is a compile error. */
export type Source<Schema extends z.ZodType> = Readonly<Partial<Record<keyof z.input<Schema>, string>>>;

/** Reads the environment once. Throws {@link ConfigError} with every problem listed, never with a value. */
export const readConfig = <Schema extends z.ZodType>(schema: Schema, source: Source<Schema>): z.output<Schema> => {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(environment)'}: ${issue.message}`);
  throw new ConfigError(`The environment is not complete:\n${problems.join('\n')}`);
};

export const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

/** Calls are balanced over all addresses: of a list, or of a name that resolves to several. */
export const address = () =>
  z
    .string()
    .regex(
      /^[^\s:]+:\d+$|^dns:\/\/\/\S+$|^ipv4:[\d.]+:\d+(,[\d.]+:\d+)*$/,
      'expected host:port, dns:///host:port or ipv4:address:port,address:port',
    );

export const mongoUrl = () => z.string().regex(/^mongodb(\+srv)?:\/\/[^/]+\/\w+/, 'expected mongodb://…/database');

export const brokerList = () =>
  z
    .string()
    .min(1)
    .transform((list) => list.split(',').map((broker) => broker.trim()));

/** In cents: above this amount one administrator proposes a decision about money, and another one confirms it. */
export const secondPersonAbove = () => z.coerce.number().int().min(0).default(500_000);

const secretBytes = 32;

/** A secret of one process: base64 of 32 bytes. */
export const secretKey = () =>
  z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length === secretBytes, 'expected base64 of 32 bytes');

const key = z.string().regex(/^[\w-]+:[\w+/=]+$/, 'expected kid:base64');

/** How Kafka is reached, beside its addresses: as which user, and whether over TLS. */
export const brokerAccessEnv = {
  KAFKA_USERNAME: z.string().min(1).optional(),
  KAFKA_PASSWORD: z.string().min(1).optional(),
  KAFKA_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
  KAFKA_TLS: z.enum(['true', 'false']).default('false'),
};

/** Mutual TLS between processes: files in PEM, all three or none. */
const peerTlsEnv = {
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  TLS_CA: z.string().min(1).optional(),
  /** Names on the certificates of allowed callers; without it every certificate of the authority is allowed. */
  TLS_CALLERS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .optional(),
};

/** `payments-off=on`, or `off`, several with commas: switches that this process has whatever staff set. */
const switchOverrides = () =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.templateLiteral([z.enum(switchNames), '=', z.enum(['on', 'off'])])))
    .transform((settings) =>
      Object.fromEntries(
        settings.map((setting) => {
          const [name, value] = setting.split('=');
          return [name, value === 'on'];
        }),
      ),
    );

/** Variables of every process that serves gRPC. The default ports are for containers; elsewhere each process gets its own. */
export const processEnv = () => ({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Milliseconds between "not ready" and closing the listeners: 0 locally, 5,000 in Kubernetes. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  GRPC_HOST: z.string().default('127.0.0.1'),
  GRPC_PORT: port(17_050),
  INTERNAL_PORT: port(9_090),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The share of the traces beginning here that is recorded. A trace that began elsewhere is recorded if it is there. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds between two exports of spans. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).default(5_000),
  /** Where the process learns which switches are on; without it only `SWITCHES` counts. */
  CONTENT_ADDRESS: address().optional(),
  SWITCHES: switchOverrides(),
  IDENTITY_SIGNING_KEY: key,
  IDENTITY_VERIFY_KEYS: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(key).min(1)),
  /** How many parked events a replay hands to their handlers each second. */
  REPLAYS_PER_SECOND: z.coerce.number().int().min(1).default(50),
  /** Factor for the timeouts of requests and calls, for machines that are much slower than those of production. */
  TIMEOUT_SCALE: z.coerce.number().min(1).max(20).default(1),
  /** Staff without a second factor may only set one up. */
  REQUIRE_SECOND_FACTOR: z.stringbool().default(false),
  ...peerTlsEnv,
  ...brokerAccessEnv,
});

export { z };
