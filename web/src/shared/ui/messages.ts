import texts from './messages.json';

/** Texts about delivery, shared by all screens. */
export const deliveryMessages = texts.deliveryMessages;
export const fitWords = texts.fitWords;
export const messages = texts.messages;
export const paperMessages = texts.paperMessages;
/** Headings of the columns of parts. */
export const partColumns = texts.partColumns;
