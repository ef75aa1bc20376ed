/** External URLs; each opens in a new tab. */
export const TECHNICAL_DATA_URL = 'https://data.southline.example/';
export const SOCIAL_URL = 'https://social.southline.example/southline';

export const outside = { target: '_blank', rel: 'noopener' } as const;
