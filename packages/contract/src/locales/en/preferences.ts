/** How dates and amounts are shown, and whom the calendar plans for. */
export const preferences = {
  timeZone: 'timeZone must be the name of a time zone such as Asia/Kolkata.',
};
