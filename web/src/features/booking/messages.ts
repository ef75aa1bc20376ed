import texts from './messages.json';

export const messages = texts.messages;
export const problems = texts.problems;
