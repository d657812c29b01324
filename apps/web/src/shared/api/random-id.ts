const BYTES = 16;

/** A random name that nobody can estimate, also on pages without https, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID (version 4 of RFC 9562), for what this device names before a server knows it. */
export function newId(): string {
  return randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
