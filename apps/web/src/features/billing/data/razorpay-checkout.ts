import type { Checkout, StartedSubscription } from '@platewise/contract/billing/billing-schema';
import { type CheckoutOutcome, CheckoutUnavailable } from './checkout.ts';

/** What the provider's script must have answered within (hosted payments: blockers swallow it silently). */
const SCRIPT_WITHIN_MS = 5000;

type RazorpayCheckout = Extract<Checkout, { kind: 'razorpay' }>;
type RazorpayAnswer = { razorpay_payment_id: string; razorpay_signature: string };
type RazorpayOptions = {
  key: string;
  subscription_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  handler: (answer: RazorpayAnswer) => void;
  modal: { ondismiss: () => void };
};

/** What the provider's script adds to the page. */
type WithRazorpay = Window & { Razorpay?: new (options: RazorpayOptions) => { open: () => void } };

/** Razorpay's own window, loaded when somebody buys. A declined card is reported there, and can be tried again there. */
export async function razorpayCheckout(
  { subscriptionId }: StartedSubscription,
  { keyId, scriptUrl, name, description, prefill }: RazorpayCheckout,
): Promise<CheckoutOutcome> {
  await loadScript(scriptUrl, SCRIPT_WITHIN_MS);
  const { Razorpay } = window as WithRazorpay;
  if (!Razorpay) throw new CheckoutUnavailable(scriptUrl);

  return new Promise((resolve) => {
    new Razorpay({
      key: keyId,
      subscription_id: subscriptionId,
      name,
      description,
      prefill,
      handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) => resolve({ paymentId, signature }),
      modal: { ondismiss: () => resolve('dismissed') },
    }).open();
  });
}

/**
 * Loads a script of another host once; a failed one can be asked for again.
 * @param within ms after which it counts as blocked
 */
function loadScript(url: string, within: number): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(url)}"][data-loaded]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, within);
    script.src = url;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.dataset.loaded = 'true';
      resolve();
    });
    document.head.append(script);

    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new CheckoutUnavailable(url));
    }
  });
}
