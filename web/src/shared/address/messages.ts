import texts from './messages.json';

export const messages = texts;
