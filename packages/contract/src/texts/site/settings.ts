import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The settings (shell 2, shell 9); they promise only what this version does. */
export const settings = area('site/settings', {
  title: 'Settings',
  subtitle: 'Your account and profiles, how days and weights are shown, your taste, your plan, emails and API tokens.',
  logout: 'Logout',
  tabList: 'Settings',
  tabs: {
    account: 'Account',
    profiles: 'Profiles',
    preferences: 'Preferences',
    taste: 'Taste',
    appearance: 'Appearance',
    subscription: 'Subscription',
    notifications: 'Notifications',
    api: 'API access',
  },

  account: {
    title: 'Your account',
    text: 'Who you are here.',
    fullName: 'Full name',
    noName: message('Not given. You appear as “{name}”.'),
    email: 'Email',
    created: 'Account created',
    failedTitle: 'Your account could not be loaded',
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
    onceConfirmed: 'once your email address is confirmed',
    failedTitle: 'Your plan could not be read',
    failedText: 'Your tokens are safe. Please try again in a moment.',
  },

  nextReset: {
    heldBack: 'As soon as your email address is confirmed',
    never: 'Never resets (Unlimited)',
    notKnown: 'N/A',
    soon: 'Resetting soon...',
    daysAndHours: message('{days} and {hours}'),
    days: plural({ one: '{count} day', other: '{count} days' }),
    hours: plural({ one: '{count} hour', other: '{count} hours' }),
    lessThanAnHour: 'Less than an hour',
  },
});
