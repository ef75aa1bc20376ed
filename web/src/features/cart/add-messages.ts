/** Texts of Add to cart and of its quantity: lists of parts load them without those of the cart's own page. */
export { default as addMessages } from './add-messages.json';
