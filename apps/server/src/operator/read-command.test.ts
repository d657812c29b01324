import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const here = (file: string) => join(process.cwd(), file);

test.each([
  [['backup', 'a.backup'], { command: 'backup', file: here('a.backup'), isOverwritten: false }],
  [['backup', '--overwrite', '/b/a.backup'], { command: 'backup', file: '/b/a.backup', isOverwritten: true }],
  [['restore', 'a.backup'], { command: 'restore', file: here('a.backup'), isReplacing: false }],
  [['restore', 'a.backup', '--replace'], { command: 'restore', file: here('a.backup'), isReplacing: true }],
  [['restore', '--release'], { command: 'release' }],
  [['remove-factors', 'asha@example.test'], { command: 'remove-factors', email: 'asha@example.test' }],
  [['tasks', '--retry', 'refund', 'razorpay', 'pay_1'], { command: 'tasks', retry: 'refund razorpay pay_1' }],
  [['accounts', 'to-local'], { command: 'accounts', deed: 'to-local', isMoved: false }],
  [
    ['accounts', '--move', 'to-clerk', 'a@b.example', '--pairs', 'pairs.csv'],
    { command: 'accounts', deed: 'to-clerk', email: 'a@b.example', pairsFile: here('pairs.csv'), isMoved: true },
  ],
  [['operator', 'list'], { command: 'operator', deed: 'list' }],
  [
    ['person', '--keep-tokens', 'end-sessions', 'a@b.example', '--reason', 'A lost phone.'],
    { command: 'person', deed: 'end-sessions', email: 'a@b.example', reason: 'A lost phone.', keepTokens: true },
  ],
  [
    ['grant', 'a@b.example', 'pro', '--reason', 'A gift.'],
    { command: 'grant', email: 'a@b.example', plan: 'pro', reason: 'A gift.' },
  ],
])('%j is understood, with the whole path of a file', ([name = '', ...words], command) => {
  expect(readCommand(name, words)).toEqual(command);
});

test.each([
  ['backup without a file', ['backup']],
  ['an unknown option of backup', ['backup', 'a.backup', '--replace']],
  ['two files', ['backup', 'a.backup', 'b.backup']],
  ['restore without a file', ['restore']],
  ['an unknown option of restore', ['restore', 'a.backup', '--force']],
  ['a release with more', ['restore', '--release', 'a.backup']],
  ['accounts that go nowhere', ['accounts', '--move']],
  ['pairs without a file', ['accounts', 'to-clerk', '--pairs']],
  ['an unknown option of accounts', ['accounts', 'to-clerk', 'a@b.example', '--force']],
  ['factors of nobody', ['remove-factors']],
  ['factors of two people', ['remove-factors', 'asha@example.test', 'ravi@example.test']],
])('%s is answered with the usage', (_, [name = '', ...words]) => {
  expect(readCommand(name, words)).toContain(`Usage: npm run ${name}`);
});
