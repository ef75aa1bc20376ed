import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';

/** A page under the region. */
export type Entry = { path: string; label: MessageDescriptor };

const products = { path: 'products', label: messages.products };
const finder = { path: 'parts-finder', label: messages.finder };
const pad = { path: 'quick-order', label: messages.pad };
const downloads = { path: 'southline-downloads', label: messages.downloads };
const warranty = { path: 'southline-warranty', label: messages.warranty };
const about = { path: 'about', label: messages.about };
const history = { path: 'hundred-years', label: messages.history };
const offers = { path: 'offers', label: messages.offers };
const siteSearch = { path: 'context-search', label: messages.siteSearch };
const contact = { path: 'contact-us', label: messages.contact };
const services = { path: 'service-center/service', label: messages.services };
const booking = { path: 'select-location', label: messages.booking };

export const locator: readonly Entry[] = [
  { path: 'location-service/battery-stockist', label: messages.batteryStockist },
  { path: 'location-service/parts-stockist', label: messages.partsStockist },
  { path: 'location-service/service-centre', label: messages.serviceCentres },
];

export const mainBar: readonly Entry[] = [products, finder, pad, downloads, warranty];
export const utilityBar: readonly Entry[] = [about, contact, ...locator, siteSearch];

/** Entries of the accordion; the range is the third group. */
export const aboutGroup: readonly Entry[] = [about, history, offers, contact, siteSearch];
export const servicesGroup: readonly Entry[] = [finder, pad, downloads, warranty, services, booking, ...locator];

export const footerColumns: readonly { title: MessageDescriptor; entries: readonly Entry[] }[] = [
  {
    title: messages.footParts,
    entries: [products, finder, pad, downloads, offers, { path: 'cart', label: messages.cart }],
  },
  {
    title: messages.footService,
    entries: [
      services,
      booking,
      ...locator,
      warranty,
      { path: 'order-status', label: messages.orderStatus },
      { path: 'return-policy', label: messages.returnPolicy },
      contact,
    ],
  },
  { title: messages.footBrand, entries: [about, history, siteSearch] },
];

export const legal: readonly Entry[] = [
  { path: 'privacy-policy', label: messages.privacy },
  { path: 'terms-conditions', label: messages.terms },
  { path: 'credits', label: messages.credits },
];
