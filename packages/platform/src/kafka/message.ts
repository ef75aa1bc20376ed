/** The headers of every event. */
export interface EventHeaders {
  readonly 'event-id': string;
  /** ISO 8601 UTC. */
  readonly 'occurred-at': string;
  /** Version of the record when the event happened. */
  readonly 'aggregate-version': string;
  readonly traceparent?: string;
  readonly [name: string]: string | undefined;
}

export interface OutgoingMessage {
  readonly topic: string;
  readonly key: string;
  readonly value: Buffer;
  readonly headers: EventHeaders;
}

/** Headers as plain text. Of repeated headers the first value counts; empty ones are dropped. */
export const textHeaders = (headers: Record<string, unknown> | undefined): Record<string, string> => {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    const first = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' || Buffer.isBuffer(first)) result[name] = first.toString();
  }
  return result;
};
