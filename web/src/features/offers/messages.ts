import { defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'offers.title', defaultMessage: 'Offers' },
  lead: {
    id: 'offers.lead',
    defaultMessage:
      'Free delivery, parts that come as one kit, and where to meet us this season. The conditions stand with each offer; there are no others.',
  },
  delivery: { id: 'offers.delivery', defaultMessage: 'Delivery free from $150' },
  deliveryText: {
    id: 'offers.delivery.text',
    defaultMessage:
      'Orders with parts for $150 or more are delivered without charge to any address in Australia. The cart takes the fee off by itself.',
  },
  deliveryGo: { id: 'offers.delivery.go', defaultMessage: 'See the range' },
  kits: { id: 'offers.kits', defaultMessage: 'Belt and tensioner in one box' },
  kitsText: {
    id: 'offers.kits.text',
    defaultMessage:
      'A worn tensioner ruins a new belt. The kits hold the belt and the tensioner, and where they wear with it the idlers, for one engine.',
  },
  kitsGo: { id: 'offers.kits.go', defaultMessage: 'See the kits' },
  oil: { id: 'offers.oil', defaultMessage: 'Engine oil by specification' },
  oilText: {
    id: 'offers.oil.text',
    defaultMessage:
      'Full synthetic to mineral, in the packs that a service takes. Every label says which standards it meets, so that the service book stays clean.',
  },
  oilGo: { id: 'offers.oil.go', defaultMessage: 'See engine oils' },
  check: { id: 'offers.check', defaultMessage: 'Battery check week' },
  checkText: {
    id: 'offers.check.text',
    defaultMessage:
      'Battery, starter and alternator tested without charge, with the readings on paper. May and November.',
  },
  evening: { id: 'offers.evening', defaultMessage: 'Workshop evening: belts and tensioners' },
  eveningText: {
    id: 'offers.evening.text',
    defaultMessage: 'Two hours at the bench for mechanics and apprentices, in Melbourne and Auckland, through winter.',
  },
  recycling: { id: 'offers.recycling', defaultMessage: 'Bring the old battery back' },
  recyclingText: {
    id: 'offers.recycling.text',
    defaultMessage: 'Battery stockists take an old lead-acid battery of any brand without charge.',
  },
  more: { id: 'offers.more', defaultMessage: 'Read more' },
});

/** Of the page that the checkout's banner leads to. */
export const fuelCard = {
  ...defineMessages({
    title: { id: 'offers.fuelCard.title', defaultMessage: 'Mobil fuel card' },
    lead: {
      id: 'offers.fuelCard.lead',
      defaultMessage: 'One card per vehicle or driver, one statement for the books: fuel for trade buyers on account.',
    },
    whoTitle: { id: 'offers.fuelCard.who', defaultMessage: 'Who it is for' },
    who: {
      id: 'offers.fuelCard.who.text',
      defaultMessage:
        'Workshops, fleets and tradespeople who buy parts from us and fuel on the road. Each card can be kept to one vehicle or one driver, and to fuel and oil alone.',
    },
    boundsTitle: { id: 'offers.fuelCard.bounds', defaultMessage: 'What it is not' },
    bounds: {
      id: 'offers.fuelCard.bounds.text',
      defaultMessage:
        'The card pays for fuel at the pump. It does not pay for orders here, which are paid by credit card, and nothing of an order is passed on to who issues it. Fees and limits are those of the issuer and stand in its application form.',
    },
    askTitle: { id: 'offers.fuelCard.ask', defaultMessage: 'How to get one' },
    back: { id: 'offers.fuelCard.back', defaultMessage: 'Back to the checkout' },
  }),
  ...defineMessages<{ ask: { a: MessageTag } }>({
    ask: {
      id: 'offers.fuelCard.ask.text',
      defaultMessage:
        '<a>Write to us</a> with the name of your business and how many vehicles it runs. We send you the form and the conditions of the issuer, and nothing is agreed before you have signed them.',
    },
  }),
};
