/** Texts of the plate's fields: the home page loads them without those of the finder. */
export { default as plateMessages } from './plate-messages.json';
