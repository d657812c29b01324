import { LENGTH_UNITS, WEIGHT_UNITS } from '@platewise/contract/body/body-options';
import { useMemo, useSyncExternalStore } from 'react';
import { useUnits } from '../../../shared/preferences/use-food-weight.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { storedChanges } from '../../../shared/storage/stored-changes.ts';
import { bodyUnits } from './body-units.ts';
import type { BodyUnits } from './values/measure-text.ts';

/** The units of weight and length that a person chose on this device, else those of their preferences; and the way to choose others. */
export function useBodyUnits(): BodyUnits & { choose: (chosen: Partial<BodyUnits>) => void } {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const isUs = useUnits() === 'us';
  const text = useSyncExternalStore(
    storedChanges.subscribe,
    () => JSON.stringify(bodyUnits.read(person) ?? null),
    () => 'null',
  );
  const units = useMemo(() => readUnits(JSON.parse(text), isUs), [text, isUs]);

  return {
    ...units,
    choose: (chosen) => {
      bodyUnits.write(person, { ...units, ...chosen });
      storedChanges.announce();
    },
  };
}

/** What was stored, as far as it is a unit. */
function readUnits(stored: unknown, isUs: boolean): BodyUnits {
  const { weight, length } = (stored ?? {}) as Record<string, unknown>;
  return {
    weight: WEIGHT_UNITS.find((unit) => unit === weight) ?? (isUs ? 'lb' : 'kg'),
    length: LENGTH_UNITS.find((unit) => unit === length) ?? (isUs ? 'in' : 'cm'),
  };
}
