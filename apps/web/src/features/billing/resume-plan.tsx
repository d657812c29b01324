import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import { usePurchase } from './use-purchase.ts';

/** Lets a plan go on that is about to end: a new subscription, charged first when the present one is over. */
export function ResumePlan() {
  const { resume, isBusy, sandbox } = usePurchase();
  return (
    <>
      <Button loading={isBusy} onClick={() => void resume()}>
        {texts.billingScreen.resume}
      </Button>
      {sandbox && <SandboxCheckout {...sandbox} />}
    </>
  );
}
