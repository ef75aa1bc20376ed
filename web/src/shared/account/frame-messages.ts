import { defineMessages } from 'react-intl';

export const frameMessages = defineMessages({
  yours: { id: 'ui.account.yours', defaultMessage: 'Your Account' },
  trailYours: { id: 'ui.account.trail.yours', defaultMessage: 'Your Account >' },
  trail: { id: 'ui.account.trail', defaultMessage: 'You are here' },
  profile: { id: 'ui.account.profile', defaultMessage: 'Manage Your Profile' },
  orders: { id: 'ui.account.orders', defaultMessage: 'Your Orders' },
  allOrders: { id: 'ui.account.allOrders', defaultMessage: 'Manage Orders' },
  returns: { id: 'ui.account.returns', defaultMessage: 'Your Returns' },
  allReturns: { id: 'ui.account.allReturns', defaultMessage: 'Return Desk' },
  operations: { id: 'ui.account.operations', defaultMessage: 'Operations' },
  favourites: { id: 'ui.account.favourites', defaultMessage: 'Your Favourites' },
  password: { id: 'ui.account.password', defaultMessage: 'Change Password' },
  secondFactor: { id: 'ui.account.secondFactor', defaultMessage: 'Two-step sign-in' },
  signOut: { id: 'ui.account.signOut', defaultMessage: 'Sign out' },
});
