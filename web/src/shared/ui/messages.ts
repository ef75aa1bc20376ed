import texts from './messages.json';

/** Texts about delivery, shared by all screens. */
export const deliveryMessages = texts.deliveryMessages;
export const messages = texts.messages;
