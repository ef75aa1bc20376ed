import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

export { currentScope, runInScope, type Scope } from './scope.ts';

const tracer = trace.getTracer('southline');

/**
 * Registers tracing by W3C trace context; without it every span is a no-op. `exporter` is for tests.
 * Returns a function that flushes and stops it.
 */
export const startTracing = (service: string, endpoint: string, exporter?: SpanExporter): (() => Promise<void>) => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter ?? new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
};

export type Carrier = Record<string, string>;

/** Trace headers of the current span. */
export const injectTrace = (carrier: Carrier = {}): Carrier => {
  propagation.inject(context.active(), carrier);
  return carrier;
};

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly parent?: Carrier;
  readonly attributes?: Record<string, string | number>;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Runs work in a span; an error marks the span and is thrown on. */
export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  const parent = options.parent ? propagation.extract(context.active(), options.parent) : context.active();
  const settings = { kind: kinds[options.kind ?? 'internal'], attributes: options.attributes ?? {} };
  return tracer.startActiveSpan(name, settings, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
      throw error;
    } finally {
      span.end();
    }
  });
};
