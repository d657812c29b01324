import { OTHER_TABLES, PERSONAL_TABLES } from '@platewise/api/users/personal-tables';
import { expect, test } from 'vitest';
import { TABLES_IN_POLICY } from './privacy-stored.tsx';

/** Tables of the database in which nothing says anything about a person, not even after their account. */
const ABOUT_NOBODY = new Set([
  'document_series',
  'label_food',
  'model_usage',
  'model_spending',
  'restored_backup',
  'server_secret',
  'auth_jwks',
]);

test('the privacy policy names every table that holds something about a person, and no other', () => {
  const aboutPeople = [...Object.keys(PERSONAL_TABLES), ...Object.keys(OTHER_TABLES)].filter(
    (table) => !ABOUT_NOBODY.has(table),
  );

  expect(TABLES_IN_POLICY.toSorted()).toEqual(aboutPeople.toSorted());
});
