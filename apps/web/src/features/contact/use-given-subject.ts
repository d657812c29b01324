import { type RefObject, useEffect, useRef } from 'react';

/** Puts the subject of the address into the form once the page is there; what a person typed stays. */
export function useGivenSubject(form: RefObject<HTMLFormElement | null>, subject: string | undefined): void {
  const given = useRef('');

  useEffect(() => {
    const input = form.current?.elements.namedItem('subject');
    if (!subject || !(input instanceof HTMLInputElement)) return;
    if (input.value === '' || input.value === given.current) input.value = subject;
    given.current = subject;
  }, [form, subject]);
}
