import { z } from 'zod';
import { texts } from '../texts.ts';
import { trimmedText, visibleText } from './visible-text.ts';

// C0 and C1 controls except tab and line feed, and the marks that turn the direction of text around.
const CONTROL_OR_BIDI = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u;
const LINE_BREAK_OR_TAB = /[\t\n]/;

/**
 * A string that people typed: normalised to NFC, trimmed, without control characters, bidi overrides or lone
 * surrogates. Its length is counted in code points; towards `min` only what can be seen counts, so that zero-width
 * characters are no name.
 * @param field the name that the refusing sentence shows
 */
export function cleanText(
  field: string,
  { min = 0, max, multiline = false }: { min?: number; max: number; multiline?: boolean },
) {
  return (
    z
      .string({ error: () => texts.validation.textExpected({ field }) })
      .overwrite((value) => trimmedText(value.replaceAll('\r\n', '\n').normalize('NFC')))
      .superRefine((value, context) => {
        const refuse = (message: string) => context.addIssue({ code: 'custom', message });
        if (!value.isWellFormed() || CONTROL_OR_BIDI.test(value) || (!multiline && LINE_BREAK_OR_TAB.test(value))) {
          return refuse(texts.validation.forbiddenCharacters({ field }));
        }
        if (Array.from(visibleText(value)).length < min)
          return refuse(min === 1 ? texts.validation.required({ field }) : texts.validation.tooShort({ field, min }));
        if (Array.from(value).length > max) return refuse(texts.validation.tooLong({ field, max }));
      })
      // For the reference: what is checked is the text without the spaces around it.
      .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
  );
}

/** A whole number within bounds, refused with a sentence that names the field and the bounds; numbers in text are refused too. */
export function wholeNumber(field: string, { min, max }: { min: number; max: number }) {
  const error = () => texts.validation.wholeNumber({ field, min, max });
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** One of a list of words, refused with a sentence that names the field and the list. */
export function oneOf<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  return z.enum(values, { error: () => texts.validation.oneOf({ field, values: values.join(', ') }) });
}
