import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Reminders in the settings, and what a lock screen shows of them: nothing about health. */
export const reminders = area('reminders', {
  title: 'Reminders on your devices',
  text: 'Off unless you switch them on. A reminder names no figures, no dishes and nothing that you leave out, since others may see your screen.',
  off: 'This server sends no reminders. Whoever runs it can switch them on with WEB_PUSH.',
  failedTitle: 'Your reminders could not be loaded',
  failedText: 'They are sent as before. Please try again in a moment.',

  thisDevice: 'This device',
  switchOn: 'Remind me on this device',
  switchOff: 'Stop reminding me here',
  isOn: 'Reminders of this account arrive here.',
  isOnAt: message('Reminders of this account arrive here. The last one came on {date}.'),
  switchedOn: 'This device is on.',
  switchedOff: 'This device is off.',
  failed: 'It could not be changed. Please try again in a moment.',
  unsupported: 'This browser cannot show reminders.',
  needsInstall:
    'On an iPhone or iPad reminders need the installed app: share this page, choose “Add to Home Screen”, and open Platewise from there.',
  denied:
    'Your browser does not let this site show notifications. Allow them in the settings of the browser for this site, then come back here.',
  notInstalled: 'Reminders need the app files, which this browser has not stored yet. Reload the page and try again.',
  sendTest: 'Send a test',
  testOnItsWay:
    'A test is on its way. If nothing arrives within a minute, look whether your system lets the browser show notifications.',
  testFailed: 'The test could not be sent.',
  otherDevices: 'Other devices',
  added: message('Added on {date}'),
  remove: message('Remove {name}'),
  removeIt: 'Remove',
  unknownDevice: 'A browser',

  what: 'What to remind you of',
  preparation: 'What to begin for tomorrow',
  preparationText:
    'On evenings before a planned dish that soaks, rises or chills for long, and before a meal from the freezer. On other days nothing is sent.',
  log: 'Today’s meals',
  logText: 'On days on which no meal is in your diary yet.',
  weighIn: 'Weekly weigh-in',
  weighInText: 'Once a week, unless a weight of that day is there already.',
  noWeighIn:
    'weighIn is not offered: there is no reminder of it with what your body page states, or without that page.',
  time: 'Time',
  weekday: 'Day',
  quiet: 'Quiet hours',
  quietText:
    'Nothing is sent between these times, by your time zone in the preferences. The same time twice means never quiet.',
  quietFrom: 'From',
  quietUntil: 'Until',
  save: 'Save reminders',
  saved: 'Your reminders are saved.',
  saveFailed: 'Your reminders could not be saved.',
  inQuiet: 'This time lies in the quiet hours.',
  noSubscription: 'endpoint and keys must be the subscription of a browser.',
  notSentThere: 'endpoint must be the address of a push service that this server sends to.',
  devicesFull: message('There is room for {max} devices. Remove one first.'),

  /** What a notification says, under the name of the product. */
  messages: {
    begin: message('To begin ahead: {meals}.'),
    thaw: message('To take out of the freezer: {meals}.'),
    todays: message('today’s {slot}'),
    tomorrows: message('tomorrow’s {slot}'),
    later: message('{slot} on {date}'),
    slots: {
      breakfast: 'breakfast',
      lunch: 'lunch',
      dinner: 'dinner',
      snack: 'snack',
      'second-snack': 'second snack',
    },
    log: 'Today’s meals can be added to your diary.',
    weighIn: 'Your weekly reminder.',
    test: 'Reminders arrive on this device.',
  },
});
