import { useEffect, useState } from 'react';

export type SupportContacts = { phone: string | null; email: string | null };

const NONE: SupportContacts = { phone: null, email: null };

/** The ways to reach support that only the running server knows; none until the page is there. */
export function useSupportContacts(): SupportContacts {
  const [contacts, setContacts] = useState(NONE);
  useEffect(() => setContacts(readSupportContacts(document.getElementById('boot')?.textContent)), []);
  return contacts;
}

/** Reads SUPPORT_PHONE, and an address where one is given, from the page's boot data; anything unreadable is none. */
export function readSupportContacts(boot: string | null | undefined): SupportContacts {
  try {
    const { supportPhone, supportEmail } = Object(JSON.parse(boot ?? '')) as Record<string, unknown>;
    return {
      phone: typeof supportPhone === 'string' && /\d/.test(supportPhone) ? supportPhone.trim() : null,
      email: typeof supportEmail === 'string' && supportEmail.includes('@') ? supportEmail.trim() : null,
    };
  } catch {
    return NONE;
  }
}
