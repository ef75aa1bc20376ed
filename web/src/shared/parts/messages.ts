/** Headings of the columns of parts. */
export { default as partColumns } from './column-messages.json';
export { default as fitWords } from './fit-messages.json';
export { default as messages } from './messages.json';
