import type { AccountFacts, Language } from '../words.ts';

const hello = ({ name }: AccountFacts, rest: string) =>
  name ? `Hello ${name}, ${rest}` : rest.charAt(0).toUpperCase() + rest.slice(1);

const factorChanges = {
  'set-up': 'an authenticator app or a passkey was added to your account',
  removed: 'an authenticator app or a passkey was removed from your account',
  reset: 'the second step of your sign-in was reset by an administrator',
};

const neverAsk = 'We never ask for your password by mail or phone.';

export const english: Language = {
  code: 'en',
  locale: 'en-AU',
  temporaryPassword: 'Temporary password',
  linkInstead: 'If the button does not work, copy this address into your browser:',
  whyMailed: `This mail is about your Southline account. You cannot unsubscribe from mails about your account. ${neverAsk}`,
  home: 'Southline home',
  mails: {
    'member-registered': (facts) => ({
      subject: 'Please verify your email address for Southline',
      title: 'Verify your email address',
      opening: [hello(facts, 'welcome to Southline. Please confirm that this address is yours.')],
      action: 'Verify email address',
      closing: ['The link can be used once, within 24 hours. Then you can sign in.'],
      notYou: 'If you did not join Southline, ignore this mail. Without the link the account stays closed.',
    }),
    'registration-repeated': (facts) => ({
      subject: 'You already have a Southline account',
      title: 'You already have an account',
      opening: [
        hello(facts, 'someone tried to join Southline with this email address. You already have an account with it.'),
      ],
      action: 'Sign in',
      secondAction: 'Forgot your password? Set a new one',
      closing: ['Nothing was changed.'],
      notYou: 'If it was not you, you do not need to do anything. We tell nobody whether an address has an account.',
    }),
    'email-change-requested': (facts) => ({
      subject: 'Please verify your new email address for Southline',
      title: 'Verify your new email address',
      opening: [hello(facts, 'this address was entered as the new address of a Southline account.')],
      action: 'Verify new address',
      closing: [
        'The link can be used once, within 24 hours, in a browser that is signed in to the account. Until then the previous address stays in use.',
      ],
      notYou: 'If you did not enter it, ignore this mail. Without the link nothing changes.',
    }),
    'email-change-announced': (facts) => ({
      subject: 'A new email address for your Southline account',
      title: 'Your email address is about to change',
      opening: [
        hello(facts, 'a new email address was entered for your account. We have asked that address to confirm it.'),
      ],
      action: 'Set a new password',
      closing: [
        'If it was you, you do not need to do anything. Until the new address is confirmed, this one stays in use.',
      ],
      notYou:
        'If it was not you, set a new password now. This ends every session of your account and cancels the new address.',
    }),
    'email-changed': (facts) => ({
      subject: 'The email address of your Southline account was changed',
      title: 'Your email address was changed',
      opening: [
        hello(
          facts,
          `the email address of your account was changed on ${facts.when}. You can no longer sign in with this address.`,
        ),
        'If it was not you, recover your account: open the link, enter the temporary password and choose a new one.',
      ],
      action: 'Take the account back',
      closing: [
        'This address then belongs to your account again, and every session of the account ends. The link and the temporary password can be used once, within 7 days.',
        'If it was you, you do not need to do anything.',
      ],
      notYou: 'Do not give the temporary password to anybody. Whoever has this mail can take over the account.',
    }),
    'email-restored': (facts) => ({
      subject: 'The email address of your Southline account was changed back',
      title: 'Your email address was changed back',
      opening: [
        hello(
          facts,
          `the email address of your account was changed back to an earlier one on ${facts.when}. You can no longer sign in with this address.`,
        ),
      ],
      action: 'Contact us',
      closing: ['If it was you, you do not need to do anything.'],
      notYou: 'If it was not you, contact us. We will find out whose account it is.',
    }),
    'password-reset-requested': (facts) => ({
      subject: 'Set a new password for Southline',
      title: 'Set a new password',
      opening: [
        hello(
          facts,
          'someone asked for a new password for your account. Open the link and enter the temporary password there.',
        ),
      ],
      action: 'Set a new password',
      closing: ['You need both. They can be used once, within 60 minutes. Only the newest mail works.'],
      notYou:
        'If you did not ask for it, ignore this mail. Your password does not change. Do not give the temporary password to anybody.',
    }),
    'own-data-requested': (facts) => ({
      subject: 'Your Southline data are ready',
      title: 'Download your data',
      opening: [hello(facts, 'you asked for everything that we keep about you.')],
      action: 'Download your data',
      secondAction: 'It was not me: set a new password now',
      closing: [
        'The link works for 24 hours, in a browser that is signed in to your account. Only the newest mail works.',
        'You get one ZIP file: lists in JSON format, and the documents of your orders.',
      ],
      notYou:
        'If you did not ask for it, set a new password. Someone is using your account. The link shows nothing without a sign-in.',
    }),
    'staff-invited': (facts) => ({
      subject: 'Your Southline staff account',
      title: 'Your staff account',
      opening: [
        hello(
          facts,
          'an administrator of Southline made a staff account for you. Open the link, enter the temporary password there and choose your own.',
        ),
      ],
      action: 'Choose a password',
      closing: [
        'You need both. They can be used once, within 7 days. Only the newest mail works. Then sign in with this email address.',
      ],
      notYou: 'If you do not work with Southline, ignore this mail. Do not give the temporary password to anybody.',
    }),
    'second-factor-changed': (facts) => ({
      subject: 'The two-step sign-in of your Southline account was changed',
      title: 'Your two-step sign-in was changed',
      opening: [hello(facts, `${factorChanges[facts.factor]} on ${facts.when}.`)],
      action: 'Set a new password',
      closing: ['If you know about it, you do not need to do anything.'],
      notYou:
        'If you do not know about it, set a new password now and call an administrator. Someone may be using your account.',
    }),
    'account-closed': (facts) => ({
      subject: 'Your Southline account is closed',
      title: 'Your account is closed',
      opening: [
        hello(facts, `you closed your account on ${facts.when}. This is the last mail about it.`),
        'Your profile, favourites, garage, lists and carts are deleted. Your orders stay without your name and address. We must keep tax invoices and credit notes for seven years.',
      ],
      action: 'Contact us',
      closing: ['You can join again with this address at any time, as a new member.'],
      notYou: 'If it was not you, contact us. A closed account cannot be opened again.',
    }),
    'password-changed': (facts) => ({
      subject: 'Your Southline password was changed',
      title: 'Your password was changed',
      opening: [
        hello(
          facts,
          `the password of your account was changed on ${facts.when}${facts.byReset ? ' with a mailed link' : ''}.`,
        ),
        'All other sessions of your account have ended.',
      ],
      action: 'Sign in',
      closing: ['If it was you, you do not need to do anything else.'],
      secondAction: 'It was not me: set a new password now',
      notYou:
        'If it was not you, set a new password at once and change the password of your mailbox, too. Someone may be reading your mail.',
    }),
    'signed-in-on-new-device': (facts) => ({
      subject: 'New sign-in to your Southline account',
      title: 'New sign-in to your account',
      opening: [
        hello(
          facts,
          `someone signed in to your account on ${facts.when} in a browser that is new to the account${facts.device ? `: ${facts.device}` : ''}.`,
        ),
      ],
      action: 'Set a new password',
      closing: ['If it was you, you do not need to do anything.'],
      notYou: 'If it was not you, set a new password now. That ends every session of your account.',
    }),
  },
};
