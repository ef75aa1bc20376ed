export { default as frameMessages } from './frame-messages.json';
