/** Parts of the client that its own types omit. */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  interface RequestQueue {
    readonly pending: readonly unknown[];
    readonly throttleCheckTimeoutId: NodeJS.Timeout | null;
    scheduleCheckPendingRequests(): void;
  }
  const queue: {
    new (options: Readonly<Record<string, unknown>>): RequestQueue;
    readonly prototype: RequestQueue;
  };
  export default queue;
}

declare module 'kafkajs/src/consumer/consumerGroup.js' {
  interface FetchedBatch {
    readonly rawMessages: readonly unknown[];
  }
  interface ConsumerGroup {
    fetch(nodeId: number): Promise<FetchedBatch[]>;
  }
  const group: { readonly prototype: ConsumerGroup };
  export default group;
}

declare module 'kafkajs/src/consumer/offsetManager/index.js' {
  interface OffsetManager {
    /** Without offsets: those of all handled messages. */
    commitOffsets(offsets?: object): Promise<void>;
  }
  const manager: { readonly prototype: OffsetManager };
  export default manager;
}
