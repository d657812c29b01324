import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import { eatingWindow as words } from '@platewise/contract/texts/diary/eating-window';
import { useMutation } from '@tanstack/react-query';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { failureOf } from '../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../shared/forms/use-schema-form.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

/** Switches the eating window on or off. */
export function useSetEatingWindow() {
  const utils = trpc.useUtils();
  const setting = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ window, key }: { window: EatingWindow | null; key: string }) =>
      utils.client.body.setEatingWindow.mutate({ window }, idempotencyContext(key)),
    onSuccess: (report) => {
      utils.body.report.setData(undefined, report);
      notifySuccess(report.eatingWindow ? words.isOn : words.isOff);
      return utils.calorie.day.invalidate();
    },
  });

  /** Resolves with why it was refused, or with null. */
  function set(window: EatingWindow | null): Promise<FormFailure | null> {
    return setting.mutateAsync({ window, key: randomId() }).then(() => null, failureOf(words.failed));
  }

  return { set, isPending: setting.isPending };
}
