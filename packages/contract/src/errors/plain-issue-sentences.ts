import { z } from 'zod';
import { texts } from '../texts.ts';

const { validation } = texts;

/**
 * Makes the schema library say what is missing or of another kind in our sentences, each with the name of its field, where
 * a schema states no sentence of its own (decisions 8). Call it once where calls are read.
 */
export function usePlainIssueSentences(): void {
  z.config({ customError: plainSentence });
}

function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  const field = (issue.path ?? []).map(String).findLast((part) => !/^\d+$/.test(part));
  if (field === undefined) return undefined;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? validation.required({ field }) : ofAnotherKind(field, issue.expected);
    case 'invalid_value':
      if (issue.input === undefined) return validation.required({ field });
      return validation.oneOf({ field, values: issue.values.map(String).join(', ') });
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) > 1)
        return validation.tooShort({ field, min: Number(issue.minimum) });
      return issue.origin === 'string' || issue.origin === 'array' ? validation.required({ field }) : undefined;
    case 'too_big':
      if (issue.origin === 'string') return validation.tooLong({ field, max: Number(issue.maximum) });
      return issue.origin === 'array' ? validation.tooMany({ field, max: Number(issue.maximum) }) : undefined;
    default:
      return undefined;
  }
}

function ofAnotherKind(field: string, expected: string): string | undefined {
  switch (expected) {
    case 'string':
      return validation.textExpected({ field });
    case 'array':
      return validation.listExpected({ field });
    case 'object':
    case 'record':
      return validation.record({ field });
    case 'boolean':
      return validation.boolean({ field });
    default:
      return undefined;
  }
}
