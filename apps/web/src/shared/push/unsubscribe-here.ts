/** The subscription of this browser; null where it has none, or can have none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** Ends it: anyone who is next at this browser gets no reminder of anybody else's, also where the server is not reached. */
export async function unsubscribeHere(): Promise<void> {
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe().catch(() => false);
}
