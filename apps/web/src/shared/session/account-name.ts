/** What to call a person: the name, else the part of the address before the at-sign (decisions 2). */
export function accountName({ name, email }: { name: string; email: string }): string {
  return name.trim() || email.split('@', 1)[0] || email;
}

/** The letter on the account button. */
export function accountInitial(name: string): string {
  return (/^./u.exec(name)?.[0] ?? '').toUpperCase();
}
