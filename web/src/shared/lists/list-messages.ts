export { default as listMessages } from './list-messages.json';
