/** What was entered; a text that is no number is refused when it is sent, since a default would be sent unseen. */
export function enteredNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/[\s,]/g, ''));
}
