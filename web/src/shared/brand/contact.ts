export { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '@southline/kernel/contact';

export const SUPPORT_EMAIL = 'help@southline.example';
/** The warehouse: goods are sent from it, and letters and approved returns go to it. */
export const POSTAL_ADDRESS = 'Southline, 120 Frankston-Dandenong Road, Dandenong South VIC 3175, Australia';
