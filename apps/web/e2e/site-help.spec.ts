import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, visit } from './fixtures.ts';

const MESSAGE = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Subject: 'Oats',
  Message: 'Are oats free of gluten here?',
};

async function fillMessage(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(MESSAGE)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function expectTextKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(MESSAGE)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

function toast(page: Page) {
  return page.getByText('Message sent successfully!');
}

test.describe('about', () => {
  test('names four strengths and leads to the prices twice', async ({ page }) => {
    await visit(page, '/about');

    for (const name of ['AI-powered', 'Nutrition focused', 'Time-saving', 'Customizable']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Start today' })).toHaveAttribute('href', '/pricing');
    await expect(main.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '/pricing');
  });

  test('its tabs work by keyboard', async ({ page }) => {
    await visit(page, '/about');
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await tab('Mission').focus();

    await page.keyboard.press('ArrowRight');
    await expect(tab('Vision')).toBeFocused();
    await expect(tab('Vision')).toHaveAttribute('aria-selected', 'true');
    await expect(panel('Vision')).toBeVisible();
    await expect(panel('Mission')).toBeHidden();

    await page.keyboard.press('End');
    await expect(tab('Values')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Mission')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(panel('Values')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(panel('Mission')).toBeFocused();
  });

  test('a button leads back to the top after 500 px', async ({ page }) => {
    await visit(page, '/about');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(button).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 501));
    await button.click();

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test.describe('contact', () => {
  test('each field is checked when it is left, and its error goes when it is edited', async ({ page }) => {
    await visit(page, '/contact');
    await expect(page.getByText('Get in touch with us')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '4');

    for (const [label, tooShort, sentence] of [
      ['Name', ' A ', 'Name must be at least 2 characters'],
      ['Email', 'ada@example', 'Please enter a valid email address'],
      ['Subject', 'Hi', 'Subject must be at least 3 characters'],
      ['Message', 'Too short', 'Message must be at least 10 characters'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await field.blur();
      await expect(field).toHaveAccessibleDescription(`${label} is required`);
      await field.fill(tooShort);
      await expect(page.getByText(`${label} is required`)).toBeHidden();
      await field.blur();
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
  });

  test('an empty form is not sent, and the first field with an error has the focus', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.url()));
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();

    for (const sentence of ['Name is required', 'Email is required', 'Subject is required', 'Message is required']) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('a message that is too long is refused and kept', async ({ page }) => {
    await visit(page, '/contact');
    await fillMessage(page);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('x'.repeat(5001));
    await message.blur();

    await expect(message).toHaveAccessibleDescription(/at most 5000 characters/);
    await expect(message).toHaveValue('x'.repeat(5001));
  });

  test('a message reaches the server, the form is cleared and a toast says so', async ({ page }) => {
    await visit(page, '/contact?subject=Oats%20and%20gluten');
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Oats and gluten');
    await fillMessage(page);
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      page.getByRole('button', { name: 'Send message' }).click(),
    ]);

    expect(answer.status()).toBe(200);
    await expect(toast(page)).toBeVisible();
    for (const label of Object.keys(MESSAGE)) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(page.getByText('is required')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a double click sends once, and while sending the form is greyed', async ({ page }) => {
    const bodies: unknown[] = [];
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      bodies.push(route.request().postDataJSON());
      await mayAnswer;
      await route.fulfill({ json: { ok: true, message: 'Message sent successfully!' } });
    });
    await visit(page, '/contact');
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send message' }).dblclick();

    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const label of Object.keys(MESSAGE)) await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    await expectAccessible(page);
    answer();
    await expect(toast(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    expect(bodies).toEqual([
      { name: MESSAGE.Name, email: MESSAGE.Email, subject: MESSAGE.Subject, message: MESSAGE.Message },
    ]);
  });

  test('when the server does not answer the text is kept and can be sent again', async ({ page, watch }) => {
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await visit(page, '/contact');
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await expectTextKept(page);
    await expectAccessible(page);
    await page.route('**/api/contact', (route) => route.fulfill({ json: { ok: true, message: '' } }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText('Failed to send message')).toBeHidden();
    watch.consoleErrors.length = 0;
  });

  test('what the server says of a failure is shown, at its field where it names one', async ({ page, watch }) => {
    const issue = { path: 'email', message: 'email goes nowhere.' };
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { ok: false, error: 'Too many attempts.', issues: [issue] } }),
    );
    await visit(page, '/contact');
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByRole('alert')).toContainText('Too many attempts.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Email goes nowhere.');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expectTextKept(page);
    watch.consoleErrors.length = 0;
  });

  test('an answer whose ok is false is a failure', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: { ok: false } }));
    await visit(page, '/contact');
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByRole('alert')).toContainText('Something went wrong.');
    await expectTextKept(page);
  });

  test('a subject of the address is text, whatever it holds', async ({ page }) => {
    const subject = '<img src=x onerror=alert(1)>';
    await visit(page, `/contact?subject=${encodeURIComponent(subject)}`);
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(subject);

    await visit(page, '/contact?subject=%7B%22a%22%3A1%7D');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('');
  });
});

test.describe('documentation', () => {
  test('the search filters, marks and counts as one types', async ({ page }) => {
    await visit(page, '/documentation');
    const sections = page.getByRole('navigation', { name: 'Sections of the documentation' });
    for (const name of ['Getting started', 'Meal planning', 'Recipes', 'Shopping']) {
      await expect(sections.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('article').first()).toBeVisible();
    const all = await page.getByRole('article').count();
    const search = page.getByLabel('Search the documentation');
    await search.pressSequentially('HEART');

    await expect(page.getByRole('status').filter({ hasText: '1 topic has “HEART”' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('mark')).toHaveText('heart');
    await expect(sections.getByRole('link', { name: 'Getting started' })).toBeHidden();
    await expectAccessible(page);

    await search.fill('<script>');
    await expect(page.getByRole('heading', { name: 'No topic has “<script>”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(all);
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('each topic has an address, and a link to a hidden one shows it', async ({ page }) => {
    await visit(page, '/documentation#certificate');
    await expect(page.getByRole('heading', { name: 'The certificate of a plan' })).toBeInViewport();

    await page.getByLabel('Search the documentation').fill('rupees');
    await page.getByRole('article').getByRole('link', { name: 'swap', exact: true }).click();
    await expect(page).toHaveURL(/#swap$/);
    await expect(page.getByRole('heading', { name: 'Swaps and new meals' })).toBeInViewport();
    await expect(page.getByLabel('Search the documentation')).toHaveValue('');
  });

  test('leads to the REST reference', async ({ page }) => {
    await visit(page, '/documentation#api');
    await expect(page.getByRole('link', { name: 'REST reference' })).toHaveAttribute('href', '/api/docs');
  });
});

test.describe('support', () => {
  test('three ways lead to a person, and no time is promised', async ({ page }) => {
    await visit(page, '/support');
    const main = page.getByRole('main');
    for (const name of ['Email', 'Live chat', 'Phone', 'Response times']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main).not.toContainText(/\d+\s*(hours|minutes|days)/i);

    await main.getByRole('link', { name: 'Start a chat' }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Chat with support');

    await page.goBack();
    await main.getByRole('link', { name: 'Ask us to call you' }).click();
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Please call me');
  });

  test('a phone number that the server knows is shown', async ({ page }) => {
    await page.route('**/support', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('id="boot">{', 'id="boot">{"supportPhone":"+91 80 5550 0100",');
      await route.fulfill({ response: answer, body: html });
    });
    await visit(page, '/support');
    await expect(page.getByRole('link', { name: 'Call +91 80 5550 0100' })).toHaveAttribute(
      'href',
      'tel:+918055500100',
    );
  });
});

test('careers: not hiring, the search is off, an application can be sent all the same', async ({ page }) => {
  await visit(page, '/careers');
  await expect(page.getByRole('heading', { name: 'Currently Not Hiring' })).toBeVisible();
  await expect(page.getByLabel('Search open positions')).toBeDisabled();

  await page.getByRole('link', { name: 'Send a general application' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('General application');
});
