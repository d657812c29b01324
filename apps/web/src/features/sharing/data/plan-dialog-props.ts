import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { DialogProps } from '../../../shared/ui/dialogs/dialog.tsx';

/** What every dialog about a plan is given. */
export type PlanDialogProps = DialogProps & { plan: Plan; name: string };
