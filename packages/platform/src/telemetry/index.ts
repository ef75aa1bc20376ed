import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import { DomainError } from '@southline/kernel/errors';
import { release } from '../release.ts';

export { type Actor, currentScope, runInScope, type Scope, type TokenSource } from './scope.ts';

const tracer = trace.getTracer('southline');
/** Without tracing, spans are no-ops and cost nothing. */
let tracing = false;

/** Sends spans to a collector (OTLP over HTTP). */
export const spanExporter = (endpoint: string): SpanExporter => new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });

interface Tracing {
  readonly exporter: SpanExporter;
  /** The share of the traces beginning here that is recorded, from 0 to 1; all by default. */
  readonly share?: number | undefined;
  /** Milliseconds between two exports; 5,000 by default. */
  readonly delayMs?: number | undefined;
}

/**
 * Registers tracing by W3C trace context; without it every span is a no-op. Returns a function that flushes and stops it.
 */
export const startTracing = (service: string, { exporter, share = 1, delayMs }: Tracing): (() => Promise<void>) => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service, [ATTR_SERVICE_VERSION]: release.number }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  tracing = true;
  return () => provider.shutdown();
};

export type Carrier = Record<string, string>;

/** Trace headers of the current span. */
export const injectTrace = (carrier: Carrier = {}): Carrier => {
  propagation.inject(context.active(), carrier);
  return carrier;
};

/** How a span ended. With `failure`, a stable and short name, the span is an error. */
export interface SpanEnd {
  readonly attributes?: Attributes;
  readonly failure?: string | undefined;
}

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly parent?: Carrier;
  readonly attributes?: Attributes;
  /** Created only inside a trace. */
  readonly partOnly?: boolean;
  /** How the span ends, by the thrown error if there is one. The default is `endOf`. */
  readonly end?: (error?: unknown) => SpanEnd;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Records an error by its stable code. Only bugs and unavailable stores are errors of the span; refusals are normal answers.
 */
const endOf = (error?: unknown): SpanEnd => {
  if (error === undefined) return {};
  if (!(error instanceof DomainError)) return { failure: error instanceof Error ? error.name : 'Error' };
  return error.kind === 'unavailable' ? { failure: error.code } : { attributes: { [ATTR_ERROR_TYPE]: error.code } };
};

const noteEnd = (span: Span, { attributes, failure }: SpanEnd) => {
  if (attributes) span.setAttributes(attributes);
  if (failure === undefined) return;
  span.setAttribute(ATTR_ERROR_TYPE, failure);
  span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
};

const begin = (name: string, { kind = 'internal', parent, attributes = {} }: SpanOptions, startTime?: Date) => {
  const around = parent ? propagation.extract(context.active(), parent) : context.active();
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes, ...(startTime && { startTime }) }, around);
  return { span, within: trace.setSpan(around, span) };
};

/** Runs work in a span; an error is noted in it and thrown on. */
export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  if (!tracing || (options.partOnly && !trace.getActiveSpan())) return work();
  const { span, within } = begin(name, options);
  const { end = endOf } = options;
  return context.with(within, async () => {
    try {
      const result = await work();
      noteEnd(span, end());
      return result;
    } catch (error) {
      noteEnd(span, end(error));
      throw error;
    } finally {
      span.end();
    }
  });
};

/** A span of something that began at `startTime` and has ended now. */
export const recordSpan = (name: string, options: SpanOptions, startTime: Date): void =>
  begin(name, options, startTime).span.end();

/** Adds attributes that are known only later to the current span. */
export const annotateSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes);
};

/** Marks the span in progress as failed, where the failure is answered and not thrown. */
export const failSpan = (reason: string): void => {
  const span = trace.getActiveSpan();
  if (span) noteEnd(span, { failure: reason });
};
