import { Metadata } from '@grpc/grpc-js';
import { randomId } from '../ids.ts';
import { type Carrier, injectTrace } from '../telemetry/index.ts';
import { currentScope } from '../telemetry/scope.ts';

const names = { request: 'x-request-id', identity: 'x-southline-identity' };
const traceHeaders = ['traceparent', 'tracestate'];

const text = (metadata: Metadata, name: string): string | undefined => {
  const [value] = metadata.get(name);
  return typeof value === 'string' ? value : undefined;
};

export const writeMetadata = (token: string | undefined): Metadata => {
  const metadata = new Metadata();
  metadata.set(names.request, currentScope()?.requestId ?? randomId());
  if (token) metadata.set(names.identity, token);
  for (const [name, value] of Object.entries(injectTrace())) metadata.set(name, value);
  return metadata;
};

export const readMetadata = (metadata: Metadata) => {
  const trace: Carrier = {};
  for (const name of traceHeaders) {
    const value = text(metadata, name);
    if (value) trace[name] = value;
  }
  return { requestId: text(metadata, names.request) ?? randomId(), token: text(metadata, names.identity), trace };
};
