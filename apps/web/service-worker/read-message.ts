/** What a message of the server says (packages/api/src/reminders/sending/send-reminders.ts). */
type Message = { body: string; tag: string; path: string };

/** The message of a push; where it cannot be read, its browser still wants something to be shown. */
export function readMessage(text: string | undefined): Message {
  const plain: Message = { body: '', tag: 'message', path: '/' };
  try {
    const { body, tag, path } = JSON.parse(text ?? '');
    // No address of another site, which begins with two slashes.
    const isOurs = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return { body: String(body ?? ''), tag: String(tag ?? plain.tag), path: isOurs ? path : plain.path };
  } catch {
    return plain;
  }
}
