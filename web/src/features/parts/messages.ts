import texts from './messages.json';

export const messages = texts.messages;
/** The contents of each family, by its drawing. */
export const holds = texts.holds;
/** The position of a part on its vehicle, by end and side. */
export const placeMessages = texts.placeMessages;
