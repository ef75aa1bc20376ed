import { defineMessages } from 'react-intl';

/** What is wrong with a field that only these forms have (trade-portal.txt, 5). */
export const problems = defineMessages({
  password: { id: 'account.required_password', defaultMessage: 'Password is required.' },
  confirmEmail: { id: 'account.required_confirmEmail', defaultMessage: 'Confirm Email is required.' },
  confirmPassword: { id: 'account.required_confirmPassword', defaultMessage: 'Confirm Password is required.' },
  tempPassword: { id: 'account.required_tempPassword', defaultMessage: 'Temporary Password is required.' },
  currentPassword: { id: 'account.required_currentPassword', defaultMessage: 'Current Password is required.' },
  newPassword: { id: 'account.required_newPassword', defaultMessage: 'New Password is required.' },
  confirmNewPassword: { id: 'account.required_confirmNew', defaultMessage: 'Confirm New Password is required.' },
  otherEmail: { id: 'account.email_not_match', defaultMessage: 'Confirm Email is not match to Email.' },
  otherPassword: {
    id: 'account.password_not_match',
    defaultMessage: 'Confirm Password is not match to the password.',
  },
  otherNewPassword: {
    id: 'account.new_password_not_match',
    defaultMessage: 'Confirm New Password is not as same as New Password.',
  },
  shortPassword: { id: 'account.password_short', defaultMessage: 'Use at least 10 characters.' },
  longPassword: { id: 'account.password_long', defaultMessage: 'Use at most 128 characters.' },
  postcodeDigits: { id: 'account.postcode_digits', defaultMessage: 'Enter the 4 digits of your postcode.' },
});

/** The server's refusals, keyed by the text that it answers. */
export const refusals = defineMessages({
  invalid_credentials: {
    id: 'account.invalid_credentials',
    defaultMessage: 'That email and password do not go together. Check both, or reset your password.',
  },
  wrong_current: {
    id: 'account.wrong_current',
    defaultMessage: 'The current password is not right. Check it and try again.',
  },
  wrong_temporary: {
    id: 'account.wrong_temporary',
    defaultMessage: 'The temporary password is not right. Copy it from the newest mail that we sent you.',
  },
  email_not_verified: {
    id: 'account.email_not_verified',
    defaultMessage:
      'Your email address is not verified yet. Open the link in the mail that we sent you. No mail? Reset your password: that verifies the address, too.',
  },
  invalid_token: {
    id: 'account.invalid_token',
    defaultMessage: 'This link is not valid. It may have been used already, or a newer mail has replaced it.',
  },
  expired_token: { id: 'account.expired_token', defaultMessage: 'This link has expired.' },
  password_too_weak: {
    id: 'account.password_too_weak',
    defaultMessage: 'That password is too easy to guess. Choose another: not a common one, and not your name or email.',
  },
});

const plain = defineMessages({
  signIn: { id: 'account.signIn', defaultMessage: 'Sign in' },
  joinUs: { id: 'account.joinUs', defaultMessage: 'Join us' },
  entryTabs: { id: 'account.entryTabs', defaultMessage: 'Sign in or join' },
  signInTitle: { id: 'account.signIn.title', defaultMessage: 'Sign in to your account' },
  joinTitle: { id: 'account.join.title', defaultMessage: 'Join Southline' },
  forgot: { id: 'account.forgot', defaultMessage: 'Forgot your password?' },
  whyUnauthorised: {
    id: 'account.why.unauthorised',
    defaultMessage:
      'Sign in to go on. You are not signed in, or your session has ended. Afterwards you are back where you were.',
  },
  whyFinder: {
    id: 'account.why.finder',
    defaultMessage:
      'Sign in to look up more vehicles: guests can look up a few by registration or VIN each hour. Choosing one by make and model always works.',
  },
  whyNewEmail: {
    id: 'account.why.newEmail',
    defaultMessage: 'Sign in with the email address that you had so far. Your new one is confirmed right afterwards.',
  },
  verified: { id: 'account.verified', defaultMessage: 'Your email address is verified. Sign in to start.' },

  password: { id: 'account.password', defaultMessage: 'Password' },
  confirmEmail: { id: 'account.confirmEmail', defaultMessage: 'Confirm Email' },
  confirmPassword: { id: 'account.confirmPassword', defaultMessage: 'Confirm Password' },
  region: { id: 'account.region', defaultMessage: 'Region' },
  australia: { id: 'account.country.au', defaultMessage: 'Australia' },
  newZealand: { id: 'account.country.nz', defaultMessage: 'New Zealand' },
  temporaryPassword: { id: 'account.temporaryPassword', defaultMessage: 'Temporary Password' },
  temporaryHint: { id: 'account.temporaryPassword.hint', defaultMessage: 'It stands in the mail beside the link.' },
  currentPassword: { id: 'account.currentPassword', defaultMessage: 'Current Password' },
  newPassword: { id: 'account.newPassword', defaultMessage: 'New Password' },
  confirmNewPassword: { id: 'account.confirmNewPassword', defaultMessage: 'Confirm New Password' },
  passwordRules: {
    id: 'account.passwordRules',
    defaultMessage: '10 to 128 characters. Not a common password, and not your name or email.',
  },
  show: { id: 'account.show', defaultMessage: 'Show' },
  hide: { id: 'account.hide', defaultMessage: 'Hide' },

  join: { id: 'account.join', defaultMessage: 'Join Us' },
  verifyTitle: { id: 'account.verify.title', defaultMessage: 'Verify your email address' },
  verifyHint: {
    id: 'account.verify.hint',
    defaultMessage:
      'The link works for 24 hours. Nothing there after a few minutes? Look into the spam folder, or join again.',
  },
  otherAddress: { id: 'account.verify.other', defaultMessage: 'Use another address' },
  toSignIn: { id: 'account.toSignIn', defaultMessage: 'Go to sign in' },
  backToCart: { id: 'account.backToCart', defaultMessage: 'Back to the cart' },
  cartKept: {
    id: 'account.join.cartKept',
    defaultMessage: 'Your cart stays as it is. When you sign in, it becomes the cart of your account.',
  },
  close: { id: 'account.close', defaultMessage: 'Close' },

  forgotTitle: { id: 'account.forgot.title', defaultMessage: 'Forgot your password?' },
  forgotLead: {
    id: 'account.forgot.lead',
    defaultMessage: 'Enter the email address of your account. We mail you a link and a temporary password.',
  },
  send: { id: 'account.send', defaultMessage: 'Send' },
  goBack: { id: 'account.goBack', defaultMessage: 'Go back to sign in' },
  sentTitle: { id: 'account.sent.title', defaultMessage: 'Check your mail' },
  sentHint: {
    id: 'account.sent.hint',
    defaultMessage:
      'The link works once, within 60 minutes. Nothing there after a few minutes? Look into the spam folder, or send it again.',
  },
  sendAgain: { id: 'account.sendAgain', defaultMessage: 'Send it again' },

  resetTitle: { id: 'account.reset.title', defaultMessage: 'Set a new password' },
  resetLead: {
    id: 'account.reset.lead',
    defaultMessage:
      'You need the temporary password from the mail. All devices are signed out when the new password counts.',
  },
  setPassword: { id: 'account.setPassword', defaultMessage: 'Set password' },
  checkingLink: { id: 'account.checkingLink', defaultMessage: 'Checking your link' },
  linkTitle: { id: 'account.link.title', defaultMessage: 'This link does not work' },
  linkGone: {
    id: 'account.link.gone',
    defaultMessage: 'The link has to be opened from the mail again: this page does not keep it.',
  },
  newLink: { id: 'account.link.new', defaultMessage: 'Send me a new link' },
  changedTitle: { id: 'account.changed.title', defaultMessage: 'Your password is changed' },
  changedText: {
    id: 'account.changed.text',
    defaultMessage: 'Sign in with your new password. All other devices have been signed out.',
  },
  verifying: { id: 'account.verifying', defaultMessage: 'Verifying your email address' },
  verifyFailed: { id: 'account.verify.failed', defaultMessage: 'Your email address could not be verified' },
  verifyFailedHint: {
    id: 'account.verify.failed.hint',
    defaultMessage: 'Verified it before? Then sign in. Otherwise reset your password: that verifies the address, too.',
  },

  confirmTitle: { id: 'account.confirm.title', defaultMessage: 'Sign in to confirm your new address' },
  confirmLead: {
    id: 'account.confirm.lead',
    defaultMessage:
      'A new address counts only in a browser that is signed in to its account. Sign in with the address that you had so far; the link stays good until then.',
  },

  profileTitle: { id: 'account.profile', defaultMessage: 'Manage Your Profile' },
  passwordTitle: { id: 'account.changePassword', defaultMessage: 'Change Password' },
  holder: { id: 'account.holder', defaultMessage: 'Account holder' },
  memberNo: { id: 'account.memberNo', defaultMessage: 'Membership number' },
  contact: { id: 'account.contact', defaultMessage: 'Contact details' },
  emailHint: {
    id: 'account.email.hint',
    defaultMessage: 'A new address counts once the link in our mail to it is opened where you are signed in.',
  },
  passwordForEmail: {
    id: 'account.email.password',
    defaultMessage: 'A new address needs your password once more.',
  },
  apply: { id: 'account.apply', defaultMessage: 'Apply' },
  profileSaved: { id: 'account.profile.saved', defaultMessage: 'The profile has been updated successfully.' },
  emailVerified: { id: 'account.email.verified', defaultMessage: 'Your new email address counts from now on.' },
  updatePassword: { id: 'account.updatePassword', defaultMessage: 'Update Password' },
  passwordSaved: { id: 'account.password.saved', defaultMessage: 'The password has been updated successfully.' },
  passwordLead: { id: 'account.password.lead', defaultMessage: 'A new password signs out all your other devices.' },
  sessionsTitle: { id: 'account.sessions', defaultMessage: 'Where you are signed in' },
  sessionsLead: {
    id: 'account.sessions.lead',
    defaultMessage: 'A device that you do not know? Sign out the others, then change your password.',
  },
  device: { id: 'account.session.device', defaultMessage: 'Device' },
  lastSeen: { id: 'account.session.lastSeen', defaultMessage: 'Last active' },
  thisDevice: { id: 'account.session.this', defaultMessage: 'This device' },
  unknownDevice: { id: 'account.session.unknown', defaultMessage: 'Unknown device' },
  signOutOthers: { id: 'account.signOutOthers', defaultMessage: 'Sign out the others' },
  othersOut: { id: 'account.othersOut', defaultMessage: 'The other devices are signed out.' },
  onlyHere: { id: 'account.onlyHere', defaultMessage: 'You are signed in nowhere else.' },

  benefits: { id: 'account.benefits', defaultMessage: 'With an account' },
  benefitPrefilled: { id: 'account.benefit.prefilled', defaultMessage: 'Your details are filled in at the checkout' },
  benefitFavourites: {
    id: 'account.benefit.favourites',
    defaultMessage: 'Parts that you often need are kept as favourites',
  },
  benefitCart: { id: 'account.benefit.cart', defaultMessage: 'One cart on the bench PC and on the phone' },
  benefitLookUp: {
    id: 'account.benefit.lookUp',
    defaultMessage: 'Vehicle look-ups by registration and VIN without the hourly limit',
  },
});

const withValues = defineMessages<{
  verifySent: { email: string };
  sentText: { email: string };
  pending: { email: string; present: string };
  too_many_attempts: { wait: string };
  minutes: { count: number };
  seconds: { count: number };
}>({
  verifySent: {
    id: 'account.verify.sent',
    defaultMessage: 'We have sent a mail to {email}. Open the link in it to verify the address, then sign in.',
  },
  sentText: {
    id: 'account.sent.text',
    defaultMessage: 'If {email} belongs to an account, a mail with a link and a temporary password is on its way.',
  },
  pending: {
    id: 'account.pending',
    defaultMessage:
      '{email} waits to be verified: open the link in the mail that we sent there. Until then {present} counts.',
  },
  too_many_attempts: { id: 'account.too_many_attempts', defaultMessage: 'Too many attempts. Try again in {wait}.' },
  minutes: { id: 'account.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  seconds: { id: 'account.seconds', defaultMessage: '{count, plural, one {# second} other {# seconds}}' },
});

export const messages = { ...plain, ...withValues };
