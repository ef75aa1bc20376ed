/** How an event travels: its topic, its message, the key that keeps its order, and the services that read it. */
export interface EventDeclaration<Message> {
  readonly topic: `southline.${string}.v${number}`;
  readonly message: {
    encode(message: Message): { finish(): Uint8Array };
    decode(input: Uint8Array): Message;
    fromJSON(object: unknown): Message;
    toJSON(message: Message): unknown;
  };
  readonly key: (event: Message) => string;
  /** Services with a consumer group on the topic; each has a dead-letter topic. */
  readonly consumers: readonly string[];
}

export const defineEvent = <Message>(declaration: EventDeclaration<Message>): EventDeclaration<Message> => declaration;

/** Where a service parks a message that it cannot handle. */
export const deadLetterTopic = (topic: string, service: string): string => `${topic}.${service}.dead`;
