import { message, plural } from '../../../message.ts';

/** The settings (shell 2, shell 9); they promise only what this version does. */
export const settings = {
  title: 'Settings',
  subtitle: 'Your account, your profiles, the theme, your plan and the letters you get.',
  logout: 'Logout',
  tabList: 'Settings',
  tabs: {
    account: 'Account',
    profiles: 'Profiles',
    appearance: 'Appearance',
    subscription: 'Subscription',
    notifications: 'Notifications',
  },

  account: {
    title: 'Your account',
    text: 'What you signed up with.',
    fullName: 'Full name',
    noName: message('Not given. You appear as “{name}”.'),
    email: 'Email',
    created: 'Account created',
    failedTitle: 'Your account could not be loaded',
    dataTitle: 'Your data',
    dataText: 'The privacy policy lists what is kept about you, and for how long.',
    privacy: 'Read the privacy policy',
    dataHow:
      'Downloading your data and deleting your account cannot be done here yet. Write to us and we send you a copy, or delete everything.',
    write: 'Write to us',
  },

  appearance: {
    title: 'Theme',
    text: 'The same choice as the button with the moon or the sun in the header and the menu. It is kept in this browser.',
    dark: 'Dark theme',
    isDark: 'On: light text on a dark ground.',
    isLight: 'Off: dark text on a light ground.',
  },

  subscription: {
    title: 'Your plan',
    text: 'One token is one generated meal. A meal that does not arrive takes none.',
    plan: 'Plan',
    status: 'Status',
    statuses: { active: 'Active', inactive: 'Inactive', cancelled: 'Cancelled' },
    tokensLeft: 'Tokens left',
    unlimited: 'Unlimited',
    nextReset: 'Next reset',
    resetOn: message('on {date}'),
    failedTitle: 'Your plan could not be read',
    failedText: 'Your tokens are safe. Please try again in a moment.',
    plansTitle: 'Available plans',
    plansText: 'What Basic, Pro and Family include, and what they cost.',
    seePlans: 'See the plans',
    paymentTitle: 'Payment',
    paymentText:
      'Paying is not open yet: nothing is charged, and there is no payment method to manage. Choosing, changing and cancelling a plan will be done here.',
  },

  nextReset: {
    never: 'Never resets (Unlimited)',
    notKnown: 'N/A',
    soon: 'Resetting soon...',
    daysAndHours: message('{days} and {hours}'),
    days: plural({ one: '{count} day', other: '{count} days' }),
    hours: plural({ one: '{count} hour', other: '{count} hours' }),
    lessThanAnHour: 'Less than an hour',
  },

  notifications: {
    title: 'Letters we send',
    text: 'There are two kinds, and only where this site has a mail server.',
    password: 'New password',
    passwordText: 'Comes when you ask for it, and only then.',
    newsletter: 'Newsletter',
    newsletterText:
      'It begins when you follow the link in the first letter, and ends with the unsubscribe link in every letter. Newsletter and account are not joined yet, so whether your address is subscribed cannot be shown or changed here.',
    lostLinks: 'No letter at hand?',
    write: 'Write to us',
  },
};
