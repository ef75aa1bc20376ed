/** The phone layout begins here: 768 pixels (spec, business constants), earlier with larger text. */
export const MOBILE = '(max-width: 48em)';
