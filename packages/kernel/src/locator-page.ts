/** The URL names of the locator's pages by dealer type, in the order of the tabs. */
export const locatorPages = {
  Battery: 'battery-stockist',
  Parts: 'parts-stockist',
  Service: 'service-centre',
} as const;

export type LocatorPage = (typeof locatorPages)[keyof typeof locatorPages];
