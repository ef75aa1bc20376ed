/** Separate from the frame's messages, so that they are not part of every page's script. */
export { default as messages } from './messages.json';
