import texts from './messages.json';

export const messages = texts.messages;
/** Error texts of fields that only these forms have. */
export const problems = texts.problems;
/** The server's refusals, keyed by the text that it answers. */
export const refusals = texts.refusals;
