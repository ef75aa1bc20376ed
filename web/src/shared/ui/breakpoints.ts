/** The phone layout begins here: 768 pixels (spec, business constants), sooner for who reads larger type. */
export const MOBILE = '(max-width: 48em)';
