/** The name with which apps and devices show an account. */
export const APP_NAME = 'Platewise AI';
