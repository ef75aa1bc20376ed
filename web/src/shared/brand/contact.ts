/** Where people reach Southline. The number is of a range that is never given to anybody. */
export const SUPPORT_PHONE = '1300 555 019';
export const SUPPORT_PHONE_HREF = 'tel:1300555019';
export const SUPPORT_EMAIL = 'help@southline.example';
/** The warehouse, where goods are sent from; letters and agreed returns go there. */
export const POSTAL_ADDRESS = 'Southline, 120 Frankston-Dandenong Road, Dandenong South VIC 3175, Australia';
