import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { registerPerson } from './register-person.ts';

const ANA = { id: 'user-ana', email: 'ana@example.com', name: 'Ana' };
const CONFLICT = new Error('conflict');

function setup(register: () => Promise<{ existingAccount: boolean }>, stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const spy = vi.fn(register);
  return {
    storage,
    register: spy,
    uses: { register: spy, isConflict: (error: unknown) => error === CONFLICT, storage },
  };
}

test('a new person is registered with id, email and name, and the flag is set', async () => {
  const { storage, register, uses } = setup(async () => ({ existingAccount: false }));

  const outcome = await registerPerson(uses, ANA);

  expect(outcome).toBe('registered');
  expect(register).toHaveBeenCalledWith({ userId: 'user-ana', email: 'ana@example.com', name: 'Ana' });
  expect(storage.read('isUserRegistered')).toBe('true');
});

test('an existing account counts as registered and is reported so', async () => {
  const { storage, uses } = setup(async () => ({ existingAccount: true }));

  expect(await registerPerson(uses, ANA)).toBe('existing-account');
  expect(storage.read('isUserRegistered')).toBe('true');
});

test('a conflict is silent and sets the flag', async () => {
  const { storage, uses } = setup(() => Promise.reject(CONFLICT));

  expect(await registerPerson(uses, ANA)).toBe('known');
  expect(storage.read('isUserRegistered')).toBe('true');
});

test('any other failure is thrown and leaves the flag unset, so that it is tried again', async () => {
  const { storage, uses } = setup(() => Promise.reject(new Error('down')));

  await expect(registerPerson(uses, ANA)).rejects.toThrow('down');
  expect(storage.read('isUserRegistered')).toBeNull();
});

test('a person the browser knows is not registered again', async () => {
  const { register, uses } = setup(async () => ({ existingAccount: false }), { isUserRegistered: 'true' });

  expect(await registerPerson(uses, ANA)).toBe('known');
  expect(register).not.toHaveBeenCalled();
});

test('the flag of one person does not stand for the next', async () => {
  const { register, uses } = setup(async () => ({ existingAccount: false }), {
    isUserRegistered: 'true',
    registeredUserId: 'user-ben',
  });

  expect(await registerPerson(uses, ANA)).toBe('registered');
  expect(register).toHaveBeenCalledTimes(1);
});
