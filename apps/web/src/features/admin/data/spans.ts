import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { keyIn } from './key-in.ts';

type Span = keyof typeof adminScreen.list.spans;

const DAYS: Readonly<Record<Span, number>> = { week: 7, month: 30, quarter: 90, year: 366 };

/** Over how long figures are shown, as the address asks for it; what is usual unless it names another. */
export function readSpan(asked: string | undefined, usual: Span): { span: Span; days: number } {
  const span = keyIn(adminScreen.list.spans, asked) ?? usual;
  return { span, days: DAYS[span] };
}
