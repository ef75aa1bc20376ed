export { default as messages } from './pager-messages.json';
