import texts from './messages.json';

export const messages = texts.messages;
/** The server's refusals, by the text that it answers. */
export const refusals = texts.refusals;
