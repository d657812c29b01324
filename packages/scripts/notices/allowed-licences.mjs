/** Licences under which a package may reach people, by their SPDX names: they ask for no more than their notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages that may come under another licence, such as MPL-2.0, each with why. None does at present. */
const BY_NAME = new Map();

/** Whether a package may be shipped: an expression with AND needs all of its licences, one with OR any. */
export function isAllowed({ name, license }) {
  if (BY_NAME.has(name)) return true;
  if (!license) return false;
  const words = license.replaceAll(/[()]/g, ' ').trim().split(/\s+/);
  const names = words.filter((word) => word !== 'AND' && word !== 'OR');
  // Both in one expression depend on their brackets: such a package is named by hand.
  if (words.includes('AND') && words.includes('OR')) return false;
  return words.includes('OR') ? names.some((one) => ALLOWED.has(one)) : names.every((one) => ALLOWED.has(one));
}
