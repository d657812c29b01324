import { listMessages } from '@platewise/api/testing/test-data-repository';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const MESSAGE = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Subject: 'Oats',
  Message: 'Are oats free of gluten here?',
};
const ROW = { name: MESSAGE.Name, email: MESSAGE.Email, subject: MESSAGE.Subject, message: MESSAGE.Message };

const web = testWeb();

test.each([
  ['Name', ' A ', 'Name must be at least 2 characters'],
  ['Email', 'ada@example', 'Please enter a valid email address'],
  ['Subject', 'Hi', 'Subject must be at least 3 characters'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
])('%s is checked when it is left, and its error goes when it is edited', async (label, tooShort, sentence) => {
  const user = await web.open('/contact');

  await user.click(field(label));
  await user.tab();
  expect(await screen.findByRole('textbox', { name: label, description: `${label} is required` })).toBeTruthy();
  await user.type(field(label), tooShort);
  expect(screen.queryByText(`${label} is required`)).toBeNull();
  await user.tab();

  const invalid = await screen.findByRole('textbox', { name: label, description: sentence });
  expect(invalid.getAttribute('aria-invalid')).toBe('true');
});

test('the form says what it is for, and there is room for a message', async () => {
  await web.open('/contact');

  expect(screen.getByText('Get in touch with us')).toBeTruthy();
  expect(field('Message').getAttribute('rows')).toBe('4');
});

test('an empty form is not sent, and the first field with an error has the focus', async () => {
  const user = await web.open('/contact');

  await user.click(sendButton());

  for (const sentence of ['Name is required', 'Email is required', 'Subject is required', 'Message is required']) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Name'));
  expect(web.calls()).not.toContain('contact.send');
});

test('a message that is too long is refused and kept', async () => {
  const user = await web.open('/contact');
  await fillMessage(user);

  await user.clear(field('Message'));
  await user.click(field('Message'));
  await user.paste('x'.repeat(5001));
  await user.tab();

  const description = /at most 5000 characters/;
  expect(await screen.findByRole('textbox', { name: 'Message', description })).toBe(field('Message'));
  expect(field('Message').value).toBe('x'.repeat(5001));
});

test('a message reaches the server, the form is cleared and a toast says so', async () => {
  const user = await web.open('/contact?subject=Oats%20and%20gluten');
  expect(field('Subject').value).toBe('Oats and gluten');
  await fillMessage(user);

  await user.click(sendButton());

  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(await listMessages(web.api().context.db)).toMatchObject([ROW]);
  for (const label of Object.keys(MESSAGE)) expect(field(label).value).toBe('');
  expect(screen.queryByText(/is required/)).toBeNull();
});

test('a double click sends once, and while sending the form is greyed', async () => {
  const bodies: unknown[] = [];
  const answer = Promise.withResolvers<Response>();
  web.answer('/api/contact', async (request) => {
    bodies.push(await request.json());
    return answer.promise;
  });
  const user = await web.open('/contact');
  await fillMessage(user);

  await user.dblClick(sendButton());

  const sending = await screen.findByRole('button', { name: 'Sending...' });
  expect(sending.matches(':disabled')).toBe(true);
  for (const label of Object.keys(MESSAGE)) expect(field(label).closest('fieldset')?.disabled).toBe(true);
  answer.resolve(Response.json({ ok: true, message: 'Message sent successfully!' }));
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(sendButton()));
  expect(bodies).toEqual([ROW]);
});

test('when the server does not answer the text is kept and can be sent again', async () => {
  web.answer('/api/contact', () => Promise.reject(new TypeError('Failed to fetch')));
  const user = await web.open('/contact');
  await fillMessage(user);
  await user.click(sendButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/Failed to send message. Please try again./)).toBeTruthy();
  expectTextKept();

  web.answer('/api/contact', () => Response.json({ ok: true, message: '' }));
  await waitFor(() => expect(document.activeElement).toBe(sendButton()));
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(screen.queryByText(/Failed to send message/)).toBeNull();
});

test('what the server says of a failure is shown, at its field where it names one', async () => {
  const issue = { path: 'email', message: 'email goes nowhere.' };
  web.answer('/api/contact', () =>
    Response.json({ ok: false, error: 'Too many attempts.', issues: [issue] }, { status: 429 }),
  );
  const user = await web.open('/contact');
  await fillMessage(user);

  await user.click(sendButton());

  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
  const email = screen.getByRole('textbox', { name: 'Email', description: 'Email goes nowhere.' });
  await waitFor(() => expect(document.activeElement).toBe(email));
  expectTextKept();
});

test('an answer whose ok is false is a failure', async () => {
  web.answer('/api/contact', () => Response.json({ ok: false }));
  const user = await web.open('/contact');
  await fillMessage(user);

  await user.click(sendButton());

  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  expectTextKept();
});

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['{"a":1}', ''],
])('a subject of the address is text, whatever it holds: %s', async (subject, shown) => {
  await web.open(`/contact?subject=${encodeURIComponent(subject)}`);

  expect(field('Name')).toBeTruthy();
  expect(field('Subject').value).toBe(shown);
});

function field(label: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label });
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send message' });
}

async function fillMessage(user: UserEvent): Promise<void> {
  for (const [label, value] of Object.entries(MESSAGE)) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
}

function expectTextKept(): void {
  for (const [label, value] of Object.entries(MESSAGE)) expect(field(label).value).toBe(value);
}
