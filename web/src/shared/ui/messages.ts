import { defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  free: { id: 'ui.price.free', defaultMessage: 'Free' },
  onApplication: { id: 'ui.price.onApplication', defaultMessage: 'POA' },
  noAnswer: {
    id: 'ui.error.noAnswer',
    defaultMessage: 'We could not reach Southline. Check your connection and try again.',
  },
  unknown: { id: 'ui.error.unknown', defaultMessage: 'Something went wrong. Try again in a moment.' },
  tryAgain: { id: 'ui.error.tryAgain', defaultMessage: 'Try again' },
});

export const paperMessages = defineMessages({
  preparing: { id: 'ui.paper.preparing', defaultMessage: 'Preparing…' },
  openPdf: { id: 'ui.paper.open', defaultMessage: 'Open the PDF' },
  invoiceLater: {
    id: 'ui.paper.invoiceLater',
    defaultMessage: 'A price is still to be advised. The tax invoice follows when all prices are known.',
  },
});

export const listMessages = defineMessages({
  sortBy: { id: 'ui.list.sortBy', defaultMessage: 'Sort by' },
  filters: { id: 'ui.list.filters', defaultMessage: 'Narrow the list' },
  from: { id: 'ui.list.from', defaultMessage: 'From' },
  to: { id: 'ui.list.to', defaultMessage: 'To' },
  orderNo: { id: 'ui.list.orderNo', defaultMessage: 'Order No' },
  membershipNo: { id: 'ui.list.membershipNo', defaultMessage: 'Membership No' },
  all: { id: 'ui.list.all', defaultMessage: 'All' },
  search: { id: 'ui.list.search', defaultMessage: 'Search' },
  clear: { id: 'ui.list.clear', defaultMessage: 'Clear' },
  backwards: { id: 'ui.list.backwards', defaultMessage: 'From date cannot later than to date.' },
});

/** Heads of the columns of parts. */
export const partColumns = defineMessages({
  part: { id: 'ui.part', defaultMessage: 'Part' },
  picture: { id: 'ui.part.picture', defaultMessage: 'Drawing' },
  stock: { id: 'ui.part.stock', defaultMessage: 'Stock' },
  price: { id: 'ui.part.price', defaultMessage: 'Price' },
  quantity: { id: 'ui.part.quantity', defaultMessage: 'Quantity' },
});

/** Of the one answer to where goods go. */
export const deliveryMessages = {
  ...defineMessages({
    australiaOnly: { id: 'ui.delivery.australiaOnly', defaultMessage: 'We deliver within Australia only.' },
  }),
  ...defineMessages<{ stockist: { a: MessageTag }; askForStockist: { a: MessageTag } }>({
    stockist: {
      id: 'ui.delivery.stockist',
      defaultMessage:
        'In New Zealand, buy from a <a>parts stockist</a>, or order here to an address in Australia. Prices are in Australian dollars.',
    },
    askForStockist: {
      id: 'ui.delivery.askForStockist',
      defaultMessage:
        'In New Zealand, <a>ask us for a stockist near you</a>, or order here to an address in Australia. Prices are in Australian dollars.',
    },
  }),
};

export const fitWords = defineMessages({
  Fits: { id: 'ui.fit.fits', defaultMessage: 'Fits' },
  FitsIf: { id: 'ui.fit.fitsIf', defaultMessage: 'Fits, on condition:' },
  DoesNotFit: { id: 'ui.fit.doesNotFit', defaultMessage: 'Does not fit' },
  Unknown: { id: 'ui.fit.unknown', defaultMessage: 'Not checked' },
});

export const accountMessages = defineMessages({
  yours: { id: 'ui.account.yours', defaultMessage: 'Your Account' },
  trailYours: { id: 'ui.account.trail.yours', defaultMessage: 'Your Account >' },
  trail: { id: 'ui.account.trail', defaultMessage: 'You are here' },
  profile: { id: 'ui.account.profile', defaultMessage: 'Manage Your Profile' },
  orders: { id: 'ui.account.orders', defaultMessage: 'Your Orders' },
  allOrders: { id: 'ui.account.allOrders', defaultMessage: 'Manage Orders' },
  favourites: { id: 'ui.account.favourites', defaultMessage: 'Your Favourites' },
  password: { id: 'ui.account.password', defaultMessage: 'Change Password' },
  signOut: { id: 'ui.account.signOut', defaultMessage: 'Sign out' },
});

/** The families of the range by the name that the catalogue has for them. */
export const familyNames = defineMessages({
  Batteries: { id: 'ui.family.batteries', defaultMessage: 'Batteries' },
  'Spark Plugs': { id: 'ui.family.sparkPlugs', defaultMessage: 'Spark Plugs' },
  'Light Bulbs': { id: 'ui.family.lightBulbs', defaultMessage: 'Light Bulbs' },
  Wipers: { id: 'ui.family.wipers', defaultMessage: 'Wipers' },
  Brakes: { id: 'ui.family.brakes', defaultMessage: 'Brakes' },
  Chemicals: { id: 'ui.family.chemicals', defaultMessage: 'Chemicals' },
  'Drive Belts': { id: 'ui.family.driveBelts', defaultMessage: 'Drive Belts' },
  'Drive Belts & Tensioner Kits': { id: 'ui.family.driveBeltKits', defaultMessage: 'Drive Belts & Tensioner Kits' },
  Filters: { id: 'ui.family.filters', defaultMessage: 'Filters' },
  'Fluids & Oils': { id: 'ui.family.fluidsOils', defaultMessage: 'Fluids & Oils' },
  // As the downloads name what the range has together.
  'Drive Belt & Tensioner Kits': { id: 'ui.family.kits', defaultMessage: 'Drive Belt & Tensioner Kits' },
  Fluids: { id: 'ui.family.fluids', defaultMessage: 'Fluids' },
  Oils: { id: 'ui.family.oils', defaultMessage: 'Oils' },
  'Hose Clamps': { id: 'ui.family.hoseClamps', defaultMessage: 'Hose Clamps' },
  'Power Tools': { id: 'ui.family.powerTools', defaultMessage: 'Power Tools' },
  PPE: { id: 'ui.family.ppe', defaultMessage: 'PPE' },
  'Coin Batteries': { id: 'ui.family.coinBatteries', defaultMessage: 'Coin Batteries' },
});
