/** The phone layout is used up to this width: 768 pixels, or more with larger text. */
export const MOBILE = '(max-width: 48em)';
