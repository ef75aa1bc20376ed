import texts from './messages.json';

export const messages = texts.messages;
/** Validation messages of lines and forms. */
export const problems = texts.problems;
