/** The texts of the announcement. The content service supplies other texts for another draw. */
export { default as messages } from './messages.json';
