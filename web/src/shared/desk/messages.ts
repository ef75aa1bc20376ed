/** Texts of the lists of staff. */
export { default as messages } from './messages.json';
