import texts from './messages.json';

export const messages = texts.messages;
/** Validation messages of the price form. */
export const problems = texts.problems;
