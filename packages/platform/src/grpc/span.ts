import { status } from '@grpc/grpc-js';
import {
  ATTR_RPC_METHOD,
  ATTR_RPC_STATUS_CODE,
  ATTR_RPC_SYSTEM_NAME,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  RPC_SYSTEM_NAME_VALUE_GRPC,
} from '@opentelemetry/semantic-conventions';
import { type Carrier, inSpan, type SpanEnd } from '../telemetry/index.ts';
import { statusOfFailure, toStatus } from './errors.ts';

// Names and attributes follow OpenTelemetry's conventions for gRPC.

/** The statuses for which the server is at fault. For a client every status but OK is an error. */
const serverFaults: ReadonlySet<status> = new Set([
  status.UNKNOWN,
  status.DEADLINE_EXCEEDED,
  status.UNIMPLEMENTED,
  status.INTERNAL,
  status.UNAVAILABLE,
  status.DATA_LOSS,
]);

const endWith = (code: status, failed: boolean): SpanEnd => ({
  attributes: { [ATTR_RPC_STATUS_CODE]: status[code] },
  failure: failed ? status[code] : undefined,
});

const attributesOf = (path: string) => ({
  [ATTR_RPC_SYSTEM_NAME]: RPC_SYSTEM_NAME_VALUE_GRPC,
  [ATTR_RPC_METHOD]: path.slice(1),
});

/** The host and port that a client was given, without the balancer's scheme. A list of addresses has no single server. */
const targetOf = (address: string) => {
  const [, host, port] = /^(?:dns:\/\/\/|ipv4:)?([^:,/]+):(\d+)$/.exec(address) ?? [];
  return { [ATTR_SERVER_ADDRESS]: host ?? address, ...(port && { [ATTR_SERVER_PORT]: Number(port) }) };
};

export const inClientSpan = <T>(path: string, address: string, work: () => Promise<T>): Promise<T> =>
  inSpan(
    path.slice(1),
    {
      kind: 'client',
      attributes: { ...attributesOf(path), ...targetOf(address) },
      end: (error) => endWith(error === undefined ? status.OK : statusOfFailure(error), error !== undefined),
    },
    work,
  );

/** `translate` turns a driver's error into the failure that the caller gets. */
export const inServerSpan = <T>(
  path: string,
  parent: Carrier,
  translate: (error: unknown) => unknown,
  work: () => Promise<T>,
): Promise<T> =>
  inSpan(
    path.slice(1),
    {
      kind: 'server',
      parent,
      attributes: attributesOf(path),
      end: (error) => {
        const code = error === undefined ? status.OK : toStatus(translate(error)).code;
        return endWith(code, serverFaults.has(code));
      },
    },
    work,
  );
