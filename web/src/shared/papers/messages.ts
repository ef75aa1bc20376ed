export { default as messages } from './messages.json';
