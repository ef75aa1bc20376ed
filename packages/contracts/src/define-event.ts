/** The declaration of an event: its topic, its message, the key that defines its order, and its consuming services. */
export interface EventDeclaration<Message, Consumer extends string = string> {
  readonly topic: `southline.${string}.v${number}`;
  readonly message: {
    encode(message: Message): { finish(): Uint8Array };
    decode(input: Uint8Array): Message;
    fromJSON(object: unknown): Message;
    toJSON(message: Message): unknown;
  };
  readonly key: (event: Message) => string;
  /** Services with a consumer group on the topic. */
  readonly consumers: readonly Consumer[];
  /** The key is the id of an order. */
  readonly ofOrder?: true;
}

export const defineEvent = <Message, Consumer extends string>(
  declaration: EventDeclaration<Message, Consumer>,
): EventDeclaration<Message, Consumer> => declaration;
