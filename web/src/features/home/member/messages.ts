/** Separate from the screen's other texts, because only the panel's own chunk needs them. */
export { default as messages } from './messages.json';
