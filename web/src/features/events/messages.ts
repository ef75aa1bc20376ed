import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  allOffers: { id: 'events.allOffers', defaultMessage: 'All offers and events' },
  others: { id: 'events.others', defaultMessage: 'Other events' },
  more: { id: 'events.more', defaultMessage: 'More about this' },
  toProducts: { id: 'events.toProducts', defaultMessage: 'See the products' },
  toContact: { id: 'events.toContact', defaultMessage: 'Write to us' },
});

type Event = { label: MessageDescriptor; desc: MessageDescriptor; url: MessageDescriptor };

/** Events by the id in their URL. `url` is a page of the region, or an external URL. */
export const events: Readonly<Record<string, Event>> = {
  'battery-check': defineMessages({
    label: { id: 'events.battery-check.label', defaultMessage: 'Battery check week' },
    desc: {
      id: 'events.battery-check.desc',
      defaultMessage:
        'A weak battery shows itself on the first cold morning, and a test would have shown it weeks before. In the first full week of May and of November, service centres that carry Southline test your battery, starter and alternator without charge and write the readings down for you.\n\nBring the vehicle, not the battery: the test needs the engine to turn over. It takes about ten minutes. If the battery holds less than it should, you are told what fits and what it costs; whether you change it is up to you.',
    },
    url: { id: 'events.battery-check.url', defaultMessage: 'products/Batteries' },
  }),
  'workshop-evening': defineMessages({
    label: { id: 'events.workshop-evening.label', defaultMessage: 'Workshop evening: belts and tensioners' },
    desc: {
      id: 'events.workshop-evening.desc',
      defaultMessage:
        'Two hours at the bench for mechanics and apprentices: how to measure stretch on a ribbed belt, how a tensioner shows that it is worn, and what happens to the new belt when the old tensioner stays in.\n\nEvery place gets a belt wear gauge and the fitting notes on paper. Evenings run through winter in Melbourne and Auckland, twelve places each. Ask for a place with your workshop’s name and postcode; we confirm by e-mail.',
    },
    url: { id: 'events.workshop-evening.url', defaultMessage: 'contact-us' },
  }),
  'old-battery': defineMessages({
    label: { id: 'events.old-battery.label', defaultMessage: 'Bring the old battery back' },
    desc: {
      id: 'events.old-battery.desc',
      defaultMessage:
        'A car battery is lead, acid and plastic, and nearly all of it can be used again. Battery stockists take an old lead-acid battery of any brand without charge, whether or not you buy a new one.\n\nCarry it upright, with the terminals covered, and keep it away from open flame. Batteries from tools, torches and remotes go to a different bin: ask at the counter.',
    },
    url: { id: 'events.old-battery.url', defaultMessage: 'products/Batteries' },
  }),
};
