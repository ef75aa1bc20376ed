export { default as expectedMessages } from './expected-messages.json';
