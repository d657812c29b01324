import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/index-native.js';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('everything is downloaded as tables and as linked data as well', async () => {
  await web.as(PRO).calorie.addMeal({ name: 'Oats', calories: 220.5, date: '2026-11-20', time: '08:00' });
  web.answer('/api/users/me/export', async () => {
    const pieces = [];
    for await (const piece of await web.as(PRO).users.export()) pieces.push(piece);
    return new Response(pieces.join(''));
  });
  const files: Blob[] = [];
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const user = await web.open('/settings', PRO);

  await user.click(await screen.findByRole('button', { name: 'As tables (CSV)' }));
  await screen.findByText('Your data is saved as platewise-data.zip');
  await user.click(screen.getByRole('button', { name: 'As linked data (JSON-LD)' }));
  await screen.findByText('Your data is saved as platewise-data.jsonld');
  createObjectURL.mockRestore();

  await waitFor(() => expect(files).toHaveLength(2));
  const [zip, linked] = files as [Blob, Blob];
  const tables = new Map<string, string>();
  for (const entry of await new ZipReader(new BlobReader(zip)).getEntries())
    if (!entry.directory) tables.set(entry.filename, await entry.getData(new TextWriter()));
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['about.csv', 'app_user.csv', 'diary_meal.csv']));
  expect(tables.get('diary_meal.csv')).toContain('Oats,08:00,220.5');
  const { '@graph': nodes } = JSON.parse(await linked.text());
  expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'EatAction', startTime: '2026-11-20T08:00' }));
});
