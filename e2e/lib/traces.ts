import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
}

interface Attribute {
  readonly key: string;
  readonly value: Value;
}

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly Attribute[];
  readonly status?: { readonly code?: number };
}

/** The body of `/v1/traces`: OTLP as JSON. */
interface ExportedTraces {
  readonly resourceSpans?: readonly {
    readonly resource?: { readonly attributes?: readonly Attribute[] };
    readonly scopeSpans?: readonly { readonly spans?: readonly ExportedSpan[] }[];
  }[];
}

export interface Span extends ExportedSpan {
  readonly service: string;
}

const spansOf = ({ resourceSpans = [] }: ExportedTraces): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = resource?.attributes?.find(({ key }) => key === 'service.name')?.value.stringValue ?? 'unknown';
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => ({ ...span, service })));
  });

/** Takes the collector's place and stores every span that it receives. */
export const receiveTraces = async (port: number) => {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    spans.push(...spansOf(JSON.parse(await text(request)) as ExportedTraces));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    spans,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The service, the span's name, and the handler of an event. */
export const labelOf = ({ service, name, attributes = [] }: Span): string => {
  const handler = attributes.find(({ key }) => key === 'southline.handler')?.value.stringValue;
  return `${service}: ${name}${handler ? ` ${handler}` : ''}`;
};

/** A span and its ancestors, the root first. */
export const pathTo = (span: Span, spans: readonly Span[]): Span[] => {
  const parent = spans.find(({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId);
  if (span.parentSpanId && !parent) throw new Error(`the parent of "${labelOf(span)}" is not there`);
  return parent ? [...pathTo(parent, spans), span] : [span];
};
