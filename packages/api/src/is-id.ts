const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text could be an id of ours; what could not is "not found" without asking the database. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
