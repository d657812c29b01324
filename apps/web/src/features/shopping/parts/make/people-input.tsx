import { TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';

type PeopleInputProps = { value: string; error: string | undefined; onChange: (value: string) => void };

const { people, peopleHint } = shoppingScreen.make;

/** For how many people is bought. */
export function PeopleInput({ value, error, onChange }: PeopleInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      name="numberOfPeople"
      label={people}
      description={peopleHint({ min: LIMITS.shoppingPeopleMin, max: LIMITS.shoppingPeopleMax })}
      min={LIMITS.shoppingPeopleMin}
      max={LIMITS.shoppingPeopleMax}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
