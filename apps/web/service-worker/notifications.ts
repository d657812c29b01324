import { readMessage } from './read-message.ts';

const TITLE = 'Platewise AI';
const ICON = '/icons/icon-192.png';

/** Shows a message; a later one of the same kind takes its place. */
export function showMessage(registration: ServiceWorkerRegistration, text: string | undefined): Promise<void> {
  const { body, tag, path } = readMessage(text);
  return registration.showNotification(TITLE, { body, tag, icon: ICON, data: path });
}

/** Opens what a notification is about: the window that shows it already, else a new one, so that nothing typed is lost. */
export async function openMessage(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data ?? '/'), location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
}
