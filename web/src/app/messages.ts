import { defineMessages } from 'react-intl';

const plain = defineMessages({
  skip: { id: 'app.skip', defaultMessage: 'Skip to content' },
  home: { id: 'app.home', defaultMessage: 'Southline home' },
  products: { id: 'app.products', defaultMessage: 'Products' },
  finder: { id: 'app.finder', defaultMessage: 'Parts Finder' },
  downloads: { id: 'app.downloads', defaultMessage: 'Downloads' },
  warranty: { id: 'app.warranty', defaultMessage: 'Warranty' },
  technicalData: { id: 'app.technicalData', defaultMessage: 'Technical data subscription' },
  opensOutside: { id: 'app.opensOutside', defaultMessage: 'Opens another site in a new tab' },
  about: { id: 'app.about', defaultMessage: 'About' },
  history: { id: 'app.history', defaultMessage: '100 years' },
  offers: { id: 'app.offers', defaultMessage: 'Offers' },
  contact: { id: 'app.contact', defaultMessage: 'Contact' },
  booking: { id: 'app.booking', defaultMessage: 'Book a service' },
  batteryStockist: { id: 'app.batteryStockist', defaultMessage: 'Battery Stockist' },
  partsStockist: { id: 'app.partsStockist', defaultMessage: 'Parts Stockist' },
  serviceCentres: { id: 'app.serviceCentres', defaultMessage: 'Service Centres' },
  social: { id: 'app.social', defaultMessage: 'Follow us' },
  menu: { id: 'app.menu', defaultMessage: 'Menu' },
  mainNav: { id: 'app.nav.main', defaultMessage: 'Parts' },
  utilityNav: { id: 'app.nav.utility', defaultMessage: 'Southline' },
  footNav: { id: 'app.nav.footer', defaultMessage: 'Site' },
  legalNav: { id: 'app.nav.legal', defaultMessage: 'Legal' },
  services: { id: 'app.services', defaultMessage: 'Services' },
  allProducts: { id: 'app.products.all', defaultMessage: 'Our whole range' },
  menuFailed: {
    id: 'app.menu.failed',
    defaultMessage: 'The families could not be loaded. The whole range is one tap away.',
  },
  footParts: { id: 'app.footer.parts', defaultMessage: 'Parts' },
  footService: { id: 'app.footer.service', defaultMessage: 'Service' },
  footBrand: { id: 'app.footer.brand', defaultMessage: 'Southline' },
  returnPolicy: { id: 'app.returnPolicy', defaultMessage: 'Returns' },
  privacy: { id: 'app.privacy', defaultMessage: 'Privacy policy' },
  terms: { id: 'app.terms', defaultMessage: 'Terms and conditions' },
  competitionTerms: { id: 'app.competitionTerms', defaultMessage: 'Competition terms (PDF)' },
  winners: { id: 'app.winners', defaultMessage: 'Competition winners' },
  close: { id: 'app.close', defaultMessage: 'Close' },
  cart: { id: 'app.cart', defaultMessage: 'Cart' },
  viewCart: { id: 'app.viewCart', defaultMessage: 'View cart' },
  language: { id: 'app.language', defaultMessage: 'Language' },
  region: { id: 'app.region', defaultMessage: 'Region' },
  au: { id: 'app.region.au', defaultMessage: 'AU, Australia' },
  nz: { id: 'app.region.nz', defaultMessage: 'NZ, New Zealand' },
  partNumber: { id: 'app.partNumber', defaultMessage: 'Part number' },
  search: { id: 'app.search', defaultMessage: 'Search' },
  siteSearch: { id: 'app.siteSearch', defaultMessage: 'Search the site' },
  footPrices: {
    id: 'app.footer.prices',
    defaultMessage: 'Prices are in Australian dollars and include GST. Delivery within Australia.',
  },
  footShips: {
    id: 'app.footer.ships',
    defaultMessage: 'Every order ships from our warehouse in Dandenong South, Victoria.',
  },
  footName: { id: 'app.footer.name', defaultMessage: 'Southline automotive parts' },
  notFound: { id: 'app.notFound', defaultMessage: 'Page Not Found' },
  notFoundHint: {
    id: 'app.notFound.hint',
    defaultMessage: 'There is no page at this address. If you were after a part, its number still finds it.',
  },
  error: {
    id: 'app.error',
    defaultMessage: 'Oops, something is not quite right. We apologise for this inconvenience',
  },
  errorTitle: { id: 'app.error.title', defaultMessage: 'Something went wrong' },
  errorHint: {
    id: 'app.error.hint',
    defaultMessage: 'Try again in a moment. Your cart is kept.',
  },
  errorPhone: { id: 'app.error.phone', defaultMessage: 'Support phone' },
  toLogin: { id: 'app.toLogin', defaultMessage: 'Log in' },
  comingSoonTitle: { id: 'app.comingSoon.title', defaultMessage: 'Coming soon' },
  comingSoon: { id: 'app.comingSoon', defaultMessage: 'COMING SOON / UNDER CONSTRUCTION' },
  comingSoonText: {
    id: 'app.comingSoon.text',
    defaultMessage: 'This part of the site is on the bench. The range, the Parts Finder and your cart work as ever.',
  },
  toHome: { id: 'app.toHome', defaultMessage: 'Go to the home page' },
  toFinder: { id: 'app.toFinder', defaultMessage: 'Open the Parts Finder' },
  signIn: { id: 'app.signIn', defaultMessage: 'Sign in' },
  account: { id: 'app.account', defaultMessage: 'Your Account' },
  orders: { id: 'app.orders', defaultMessage: 'Your Orders' },
  allOrders: { id: 'app.allOrders', defaultMessage: 'Manage Orders' },
  favourites: { id: 'app.favourites', defaultMessage: 'Favourites' },
  changePassword: { id: 'app.changePassword', defaultMessage: 'Change Password' },
  signOut: { id: 'app.signOut', defaultMessage: 'Sign out' },
  mergedTitle: { id: 'app.merged', defaultMessage: 'Your two carts are one now' },
  mergedView: { id: 'app.merged.view', defaultMessage: 'View cart' },
  mergedClose: { id: 'app.merged.close', defaultMessage: 'Close this message' },
});

const withValues = defineMessages<{
  cartCount: { count: number };
  cartBar: { count: number };
  menuOf: { name: string };
  siteSearchFor: { query: string };
  mergedNew: { count: number };
  mergedSum: { brought: number; before: number; quantity: number };
  mergedCapped: { brought: number; before: number; quantity: number };
  mergedNoRoom: { brought: number; before: number; quantity: number };
}>({
  siteSearchFor: { id: 'app.siteSearch.for', defaultMessage: 'Search the whole site for “{query}”' },
  menuOf: { id: 'app.menuOf', defaultMessage: 'Account of {name}' },
  mergedNew: {
    id: 'app.merged.new',
    defaultMessage:
      '{count, plural, one {# line} other {# lines}} that you chose before signing in {count, plural, one {is} other {are}} in your cart.',
  },
  mergedNoRoom: {
    id: 'app.merged.noRoom',
    defaultMessage: 'not moved: your cart is full. Order or remove something, then add it again',
  },
  mergedSum: { id: 'app.merged.sum', defaultMessage: '{before} from before + {brought} from now = {quantity}' },
  mergedCapped: {
    id: 'app.merged.capped',
    defaultMessage: '{before} from before + {brought} from now: limited to {quantity}, the most that one order takes',
  },
  cartBar: { id: 'app.cartBar', defaultMessage: '{count, plural, one {# line} other {# lines}} in your cart' },
  cartCount: {
    id: 'app.cartCount',
    defaultMessage: '{count, plural, one {Cart, # line} other {Cart, # lines}}',
  },
});

export const messages = { ...plain, ...withValues };
