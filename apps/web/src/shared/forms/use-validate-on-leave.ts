import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Checks a field when it is left. Left by a press, the check waits until the press is over: the sentence of an error that
 * came in between would move what is pressed from under the pointer. Left for the button that sends the form, it is not
 * checked here, since sending checks everything.
 */
export function useValidateOnLeave(validateField: (path: string) => unknown) {
  const isPressing = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressing.current = true;
    };
    const release = () => {
      isPressing.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return ({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    const path = target.getAttribute('data-path');
    const isSubmitting = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!path || isSubmitting) return;
    if (!isPressing.current) return void validateField(path);
    // The click follows the release at once.
    const validate = () => setTimeout(() => validateField(path));
    document.addEventListener('pointerup', validate, { once: true });
  };
}
