import { subscriptionHere } from '../../../../shared/push/unsubscribe-here.ts';

/** Whether this browser can show reminders, and if not, why. */
export type PushSupport = 'possible' | 'unsupported' | 'needs-install' | 'denied';

/** How Apple's phones and tablets call themselves; a tablet says that it is a Mac, with fingers. */
function isOfApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return isOfApple() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The id by which the server knows a subscription: a digest of its address, in the form of ids. */
export async function deviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(new URL(endpoint).href));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The id of this browser where it is subscribed with the server's key; null where it is not. */
export async function deviceHere(publicKey: string): Promise<string | null> {
  const subscription = await subscriptionHere();
  return subscription && isOfKey(subscription, publicKey) ? deviceId(subscription.endpoint) : null;
}

/**
 * Subscribes this browser, after a press: the browser asks the person. Resolves with the subscription, or with why there is none.
 */
export async function subscribeHere(
  publicKey: string,
): Promise<PushSubscription | 'denied' | 'dismissed' | 'not-installed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'not-installed';
  // What was subscribed before may be of somebody who used this browser before, or for another key: it ends, and the address is a new one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
