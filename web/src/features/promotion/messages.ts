import texts from './messages.json';

export const messages = texts.messages;
/** Validation messages of the fields. */
export const problems = texts.problems;
