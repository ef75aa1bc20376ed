/** The phone layout begins here (spec, business constants). */
export const MOBILE = '(max-width: 768px)';
