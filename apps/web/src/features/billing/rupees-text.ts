const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const paise = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of rupees: whole, or to the paisa where it has any. */
export function rupeesText(amount: number): string {
  return (Number.isInteger(amount) ? whole : paise).format(amount);
}
