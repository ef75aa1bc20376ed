/** Separate from the frame's texts, because those are part of the first script. */
export { default as messages } from './cart-merged-messages.json';
