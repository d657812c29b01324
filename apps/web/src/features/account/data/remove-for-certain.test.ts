import { expect, test, vi } from 'vitest';
import { DeletionUnknown, removeForCertain } from './remove-for-certain.ts';

const lost = () => Object.assign(new Error('Failed to fetch'), { name: 'TRPCClientError' });
const refused = (code: string) => Object.assign(new Error(code), { name: 'TRPCClientError', data: { code } });
const soon = async () => undefined;

test('a lost answer is asked for again, and what was done is reported as done', async () => {
  const remove = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValueOnce(null);

  await removeForCertain(remove, soon);

  expect(remove).toHaveBeenCalledTimes(2);
});

test('after a lost answer a session that nobody knows means that the account has gone', async () => {
  const remove = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(refused('UNAUTHENTICATED'));

  await expect(removeForCertain(remove, soon)).resolves.toBeNull();
});

test.each(['WRONG_PASSWORD', 'SUBSCRIPTION_NOT_CANCELLED', 'UNAUTHENTICATED'])(
  'a refusal (%s) is reported at once',
  async (code) => {
    const remove = vi.fn().mockRejectedValue(refused(code));

    await expect(removeForCertain(remove, soon)).rejects.toMatchObject({ data: { code } });
    expect(remove).toHaveBeenCalledTimes(1);
  },
);

test('without any answer nothing is claimed', async () => {
  const remove = vi.fn(() => Promise.reject(lost()));

  await expect(removeForCertain(remove, soon)).rejects.toThrow(DeletionUnknown);
  expect(remove).toHaveBeenCalledTimes(4);
});
