/** The telephone of the support, from a range reserved for fiction. */
export const SUPPORT_PHONE = '1300 555 019';
export const SUPPORT_PHONE_HREF = 'tel:1300555019';
