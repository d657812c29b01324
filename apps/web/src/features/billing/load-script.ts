import { CheckoutUnavailable } from './checkout.ts';

/**
 * Loads a script of another host once; a failed one can be asked for again.
 * @param within ms after which it counts as blocked
 */
export function loadScript(url: string, within: number): Promise<void> {
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
