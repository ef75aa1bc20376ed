import texts from './messages.json';

export const messages = texts.messages;
/** Texts of the page behind the checkout's banner. */
export const fuelCard = texts.fuelCard;
