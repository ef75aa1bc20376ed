/** The contact data of Southline. The number is from a range reserved for fiction. */
export const SUPPORT_PHONE = '1300 555 019';
export const SUPPORT_PHONE_HREF = 'tel:1300555019';
export const SUPPORT_EMAIL = 'help@southline.example';
/** The warehouse: goods are sent from it, and letters and approved returns go to it. */
export const POSTAL_ADDRESS = 'Southline, 120 Frankston-Dandenong Road, Dandenong South VIC 3175, Australia';
